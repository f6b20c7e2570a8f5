import { expect, test } from 'vitest';
import { type BoardEncoding, saveBoard } from '#web/features/boards/save-board.ts';

const WISH = { layout: 'line-up', format: 'story', size: 'large' } as const;

async function saved(encoding: BoardEncoding, answer = new Response('a picture')) {
  const asked: string[] = [];
  const files: { name: string; text: string }[] = [];
  const kept: Promise<void>[] = [];
  const wire = {
    fetch: async (url: string) => {
      asked.push(url);
      return answer;
    },
    save: (bytes: Blob, name: string) => void kept.push(bytes.text().then((text) => void files.push({ name, text }))),
  };
  const told = await saveBoard({ designId: 'd1', title: 'Red lehenga', wish: WISH, encoding }, wire);
  await Promise.all(kept);
  return { ...told, asked, files };
}

test('a board is saved under the name of its design, layout and format, in what was asked for', async () => {
  const png = await saved('png');
  expect(png.asked).toEqual(['/generate-outfit/d1/download?format=png&form=line-up.story.large']);
  expect(png.files).toEqual([{ name: 'toile-red-lehenga-line-up-story.png', text: 'a picture' }]);
  expect((await saved('jpeg')).files[0]?.name).toBe('toile-red-lehenga-line-up-story.jpg');
});

test('as a PDF it is its JPEG on a page of its own shape, to the edges', async () => {
  const { asked, files } = await saved('pdf');
  expect(asked).toEqual(['/generate-outfit/d1/download?format=jpeg&form=line-up.story.large']);
  const [{ name, text } = { name: '', text: '' }] = files;
  expect(name).toBe('toile-red-lehenga-line-up-story.pdf');
  expect(text).toContain('/MediaBox [0 0 474 842]');
  expect(text).toContain('q 473.63 0 0 842.00');
  expect(text).toContain('/Width 2304 /Height 4096');
});

test('what the server refuses is not saved, as a PDF neither', async () => {
  for (const encoding of ['png', 'pdf'] as const)
    expect(await saved(encoding, new Response('', { status: 404 }))).toMatchObject({
      saved: false,
      message: 'Failed to fetch image.',
      files: [],
    });
});
