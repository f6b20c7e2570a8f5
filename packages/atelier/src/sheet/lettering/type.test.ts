import { describe, expect, test } from 'vitest';
import { newContext } from '#atelier/kit/canvas.ts';
import { type Face, setFace, settable, wrapEvenly, wrapWords } from './type.ts';

const FACES: Face[] = ['title', 'roman', 'sans', 'caps', 'note'];

describe('type', () => {
  test.each(FACES)('in the %s face comes from our own font files, not from the machine', (face) => {
    const c = newContext(10, 10);
    setFace(c, face, 40);
    const ours = c.measureText('Emerald satin').width;
    c.font = '40px "no such face"';
    const fallback = c.measureText('Emerald satin').width;
    expect(ours).toBeGreaterThan(100);
    expect(ours).not.toBeCloseTo(fallback, 0);
  });

  test('keeps to letters the faces hold', () => {
    expect(settable('Cafe\u0301 au lait \u2014 \u091c\u0930\u0940 saree\n 🙂 x')).toBe('Café au lait \u2014 saree x');
  });

  test('wraps at the width and lets a long word stand alone', () => {
    const c = newContext(10, 10);
    setFace(c, 'sans', 22);
    const lines = wrapWords(c, 'Oatmeal cable knit with extraordinarilylongundividedword ends', 120);
    expect(lines.join(' ')).toBe('Oatmeal cable knit with extraordinarilylongundividedword ends');
    for (const line of lines.filter((l) => l.includes(' '))) expect(c.measureText(line).width).toBeLessThanOrEqual(120);
    expect(lines).toContain('extraordinarilylongundividedword');
  });
});

test('an even break never takes more lines and leaves no word alone under full lines where it can help it', () => {
  const c = newContext(10, 10);
  setFace(c, 'title', 39);
  expect(wrapEvenly(c, 'White cotton dress', 220)).toEqual(['White cotton', 'dress']);
  const words = 'Navy wool trouser suit with an ivory silk shirt';
  expect(wrapEvenly(c, words, 220)).toHaveLength(wrapWords(c, words, 220).length);
});
