/** Points: a page, and the paper that is left about the picture. */
export interface PdfPage {
  width: number;
  height: number;
  margin: number;
}

/** A4 upright. */
const A4: PdfPage = { width: 595, height: 842, margin: 28 };

/** A page of the picture's own shape, as tall as A4, with nothing left about it. */
export const pageOfShape = (ratio: number): PdfPage => ({
  width: Math.round(A4.height * ratio),
  height: A4.height,
  margin: 0,
});

const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);

/** What a PDF's text may hold of a title: signs that end or escape it are left out. */
const titleOf = (title: string): string => title.replaceAll(/[^\x20-\x7e]|[()\\]/g, '');

interface Jpeg {
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** A PDF of one page, A4 unless told, with a JPEG on it, as large as it fits. */
export function pdfOfPicture({ bytes, width, height }: Jpeg, title: string, page = A4): Uint8Array<ArrayBuffer> {
  const room = { width: page.width - 2 * page.margin, height: page.height - 2 * page.margin };
  const scale = Math.min(room.width / width, room.height / height);
  const [w, h] = [width * scale, height * scale];
  const draw = `q ${w.toFixed(2)} 0 0 ${h.toFixed(2)} ${((page.width - w) / 2).toFixed(2)} ${((page.height - h) / 2).toFixed(2)} cm /P Do Q`;
  const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
  const objects: (string | Uint8Array)[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>`,
    ],
    [`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`],
    [`<< ${image} /Length ${bytes.length} >>\nstream\n`, bytes, '\nendstream'],
    [`<< /Title (${titleOf(title)}) /Producer (Toile) >>`],
  ];
  const parts: Uint8Array[] = [];
  let length = 0;
  const put = (part: string | Uint8Array) => {
    const raw = typeof part === 'string' ? latin(part) : part;
    parts.push(raw);
    length += raw.length;
  };
  put('%PDF-1.4\n');
  const offsets = objects.map((object, n) => {
    const at = length;
    put(`${n + 1} 0 obj\n`);
    object.forEach(put);
    put('\nendobj\n');
    return at;
  });
  const table = length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  put(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`);
  put(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  const out = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
