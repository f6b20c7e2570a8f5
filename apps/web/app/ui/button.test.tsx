import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '#web/ui/button.tsx';

test('a button says what it costs, to the eye and to a screen reader', () => {
  const html = renderToStaticMarkup(<Button cost={1}>Generate design</Button>);
  expect(html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toContain('Generate design 1 token');
});

test('a button that takes a given token says that it is free', () => {
  const html = renderToStaticMarkup(
    <Button cost={1} isFree>
      Generate design
    </Button>,
  );
  expect(html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toContain('Generate design 1 free token');
});

test('a busy button takes no second press and says so', () => {
  const html = renderToStaticMarkup(<Button busy>Signing in...</Button>);
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain('aria-busy="true"');
});

test('a button inside a form does not send it unless it is asked to', () => {
  expect(renderToStaticMarkup(<Button>Filter</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Sign in</Button>)).toContain('type="submit"');
});
