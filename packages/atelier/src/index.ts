export * from './look/brief.ts';
export * from './look/look.ts';
