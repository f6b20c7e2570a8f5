/** Pixels for a pixel of the drawing: sharp on paper, too. */
const SCALE = 3;
/** Sides that every browser can draw on. */
const SIDE_MAX = 8192;

/**
 * Draws an SVG of ours and saves it as a PNG.
 * @throws what the browser throws where it cannot
 */
export async function savePng(url: string, name: string): Promise<void> {
  const reply = await fetch(url, { credentials: 'include' });
  if (!reply.ok) throw new Error(`the flats answered ${reply.status}`);
  const source = URL.createObjectURL(await reply.blob());
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    const scale = Math.min(SCALE, SIDE_MAX / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!bytes) throw new Error('the browser made no picture');
    const link = document.createElement('a');
    link.href = URL.createObjectURL(bytes);
    link.download = name;
    link.click();
    // Some browsers read the address only after the click has been handled.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  } finally {
    URL.revokeObjectURL(source);
  }
}
