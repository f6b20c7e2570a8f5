export * from './entities.ts';
export * from './generation.ts';
export * from './ids.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './options.ts';
export * from './prices.ts';
export * from './purchases.ts';
