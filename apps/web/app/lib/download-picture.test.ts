import { describe, expect, it } from 'vitest';
import { downloadPicture, pictureName } from '#web/lib/download-picture.ts';

describe('the name of a downloaded picture', () => {
  it.each([
    ['Emerald satin slip dress', 'toile-emerald-satin-slip-dress.jpg'],
    ['  Bandhani, "red" & gold  ', 'toile-bandhani-red-gold.jpg'],
    ['Crêpe de Chine', 'toile-crepe-de-chine.jpg'],
    ['../../etc', 'toile-etc.jpg'],
    ['', 'toile-d1.jpg'],
    ['!!!', 'toile-d1.jpg'],
  ])('of %j is %s', (title, name) => {
    expect(pictureName(title, 'd1')).toBe(name);
  });

  it('stays short', () => {
    expect(pictureName('very long '.repeat(30), 'd1').length).toBeLessThan(75);
  });
});

describe('a download', () => {
  const saved: [number, string][] = [];
  const wire = (answer: Response | Error) => ({
    fetch: async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
    save: (bytes: Blob, name: string) => void saved.push([bytes.size, name]),
  });

  it('saves the very bytes under the name', async () => {
    expect(await downloadPicture('/f1', 'a.jpg', wire(new Response('12345')))).toEqual({
      saved: true,
      message: 'Image downloaded successfully!',
    });
    expect(saved).toEqual([[5, 'a.jpg']]);
  });

  it('tells a refusal from a lost connection', async () => {
    const refused = await downloadPicture('/f1', 'a.jpg', wire(new Response('', { status: 404 })));
    expect(refused).toEqual({ saved: false, message: 'Failed to fetch image.' });
    const lost = await downloadPicture('/f1', 'a.jpg', wire(new TypeError('network')));
    expect(lost).toEqual({ saved: false, message: 'Failed to download image.' });
    expect(saved).toHaveLength(1);
  });
});
