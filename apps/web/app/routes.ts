import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/shell.tsx', [
    index('routes/home.tsx'),
    route('ai-outfit-generator', 'routes/ai-outfit-generator.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/entrance.tsx', [route('login', 'routes/login.tsx'), route('signup', 'routes/signup.tsx')]),
  layout('routes/letter.tsx', [
    route('recovery', 'routes/recovery.tsx'),
    route('verification', 'routes/verification.tsx'),
  ]),
] satisfies RouteConfig;
