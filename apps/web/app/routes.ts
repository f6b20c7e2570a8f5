import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The design system on one page, while developing. */
const forDevelopers = process.env.NODE_ENV === 'development' ? [route('design', 'routes/design.tsx')] : [];

export default [
  layout('routes/shell.tsx', [
    layout('routes/site.tsx', [
      index('routes/home.tsx'),
      route('pricing', 'routes/pricing.tsx'),
      route('features', 'routes/features.tsx'),
      route('blog', 'routes/blog.tsx'),
      route('about', 'routes/about.tsx'),
      route('contact', 'routes/contact.tsx'),
      route('privacy', 'routes/privacy.tsx'),
      route('terms', 'routes/terms.tsx'),
      route('cookies', 'routes/cookies.tsx'),
    ]),
    route('account', 'routes/account.tsx'),
    route('ai-outfit-generator', 'routes/ai-outfit-generator.tsx'),
    route('dashboard', 'routes/dashboard.tsx'),
    route('designs/:id/:in?', 'routes/garment.tsx'),
    route('gallery', 'routes/gallery.tsx'),
    route('d/:id', 'routes/public-design.tsx'),
    route('shop', 'routes/shop.tsx'),
    route('tokens', 'routes/tokens.tsx'),
    route('receipts/:purchaseId', 'routes/receipt.tsx'),
    ...forDevelopers,
    route('*', 'routes/not-found.tsx'),
  ]),
  route('offer', 'routes/offer.tsx'),
  layout('routes/entrance.tsx', [route('login', 'routes/login.tsx'), route('signup', 'routes/signup.tsx')]),
  layout('routes/letter.tsx', [
    route('recovery', 'routes/recovery.tsx'),
    route('verification', 'routes/verification.tsx'),
  ]),
] satisfies RouteConfig;
