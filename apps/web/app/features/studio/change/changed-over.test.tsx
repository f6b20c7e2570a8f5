import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CHANGE } from '#web/content/change.ts';
import { ChangedOver, UNCHANGED } from '#web/features/studio/change/changed-over.tsx';

it('veils the picture and says so while a change is being sketched, and not before or after', () => {
  const coming = renderToStaticMarkup(<ChangedOver sketch={null} isComing />);
  expect(coming).toContain('change-veil');
  expect(coming).toContain(CHANGE.sketching);
  expect(renderToStaticMarkup(<ChangedOver {...UNCHANGED} />)).toBe('');
});
