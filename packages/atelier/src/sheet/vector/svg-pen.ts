/**
 * A drawing context that writes SVG: the part of the 2D context the furniture of a sheet is drawn with. Words become outlines,
 * traced from the house's own faces, so that the file carries no font and needs none.
 */
import { newContext, type Pen } from '#atelier/kit/canvas.ts';
import type { Point } from '#atelier/kit/points.ts';
import { type Outline, pathData } from './outline.ts';
import { trace } from './trace.ts';

/** Size at which letters are drawn to be traced, pixels. */
const LETTER_SIZE = 96;

type State = Pick<
  SvgPen,
  'fillStyle' | 'strokeStyle' | 'lineWidth' | 'font' | 'fontVariationSettings' | 'letterSpacing'
> & { turn: number; x: number; y: number; dash: number[] };

const tenth = (value: number): number => Math.round(value * 10) / 10;

export class SvgPen implements Pen {
  fillStyle: Pen['fillStyle'] = '#000';
  strokeStyle: Pen['strokeStyle'] = '#000';
  lineWidth = 1;
  lineCap: Pen['lineCap'] = 'butt';
  lineJoin: Pen['lineJoin'] = 'miter';
  font = '10px sans-serif';
  fontVariationSettings = 'normal';
  letterSpacing = '0px';
  private readonly marks: string[] = [];
  private readonly saved: State[] = [];
  private path = '';
  private turn = 0;
  private x = 0;
  private y = 0;
  private dash: number[] = [];
  private readonly measure = newContext(8, 8);

  /** The elements drawn so far. */
  get markup(): string {
    return this.marks.join('');
  }

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, font, fontVariationSettings, letterSpacing, turn, x, y, dash } = this;
    this.saved.push({
      ...{ fillStyle, strokeStyle, lineWidth, font, fontVariationSettings, letterSpacing },
      ...{ turn, x, y, dash },
    });
  }

  restore(): void {
    Object.assign(this, this.saved.pop());
  }

  translate(x: number, y: number): void {
    [this.x, this.y] = this.onPage(x, y);
  }

  rotate(angle: number): void {
    this.turn += angle;
  }

  setLineDash(dash: number[]): void {
    this.dash = dash;
  }

  beginPath(): void {
    this.path = '';
  }

  moveTo(x: number, y: number): void {
    this.path += `M${this.at(x, y)}`;
  }

  lineTo(x: number, y: number): void {
    this.path += `${this.path ? 'L' : 'M'}${this.at(x, y)}`;
  }

  /** Whole circles only. */
  arc(x: number, y: number, radius: number): void {
    const r = tenth(radius);
    this.path += `M${this.at(x - radius, y)}a${r} ${r} 0 1 0 ${tenth(radius * 2)} 0a${r} ${r} 0 1 0 ${tenth(-radius * 2)} 0`;
  }

  closePath(): void {
    this.path += 'z';
  }

  fill(): void {
    this.marks.push(`<path fill="${this.fillStyle}" d="${this.path}"/>`);
  }

  stroke(): void {
    const dash = this.dash.length ? ` stroke-dasharray="${this.dash.map(tenth).join(' ')}"` : '';
    this.marks.push(
      `<path fill="none" stroke="${this.strokeStyle}" stroke-width="${tenth(this.lineWidth)}" stroke-linecap="round" stroke-linejoin="round"${dash} d="${this.path}"/>`,
    );
  }

  fillRect(x: number, y: number, w: number, h: number): void {
    this.marks.push(
      `<path fill="${this.fillStyle}" d="M${this.at(x, y)}L${this.at(x + w, y)}L${this.at(x + w, y + h)}L${this.at(x, y + h)}z"/>`,
    );
  }

  measureText(words: string): ReturnType<Pen['measureText']> {
    this.setFaceOf(this.measure, 1);
    return this.measure.measureText(words);
  }

  fillText(words: string, x: number, y: number): void {
    const outlines = this.lettersOf(words).map(
      ({ start, curves }): Outline => ({
        start: this.onPage(x + start[0], y + start[1]),
        curves: curves.map(
          (points) => points.map(([px, py]) => this.onPage(x + px, y + py)) as Outline['curves'][number],
        ),
      }),
    );
    if (outlines.length)
      this.marks.push(
        `<path fill="${this.fillStyle}" fill-rule="evenodd" transform="scale(.02)" d="${pathData(outlines, 50)}"/>`,
      );
  }

  /** Outlines of words whose baseline starts at (0, 0). */
  private lettersOf(words: string): Outline[] {
    const size = Number.parseFloat(this.font);
    const k = LETTER_SIZE / size;
    const width = Math.ceil((this.measureText(words).width + size) * k);
    const height = LETTER_SIZE * 2;
    const c = newContext(width, height);
    this.setFaceOf(c, k);
    const left = LETTER_SIZE * 0.3;
    const base = LETTER_SIZE * 1.35;
    c.fillText(words, left, base);
    const { data } = c.getImageData(0, 0, width, height);
    const cover = new Float32Array(width * height);
    for (let i = 0; i < cover.length; i++) cover[i] = data[i * 4 + 3] / 255;
    const origin = { x: -left - 0.5, y: -base - 0.5 };
    return trace({ data: cover, w: width, h: height }, { scale: k, origin, tolerance: size / 420, least: 0.05 });
  }

  private setFaceOf(c: Pen, k: number): void {
    c.font = this.font.replace(/^[\d.]+/, (size) => String(Number(size) * k));
    c.fontVariationSettings = this.fontVariationSettings;
    c.letterSpacing = `${Number.parseFloat(this.letterSpacing) * k}px`;
  }

  private onPage(x: number, y: number): Point {
    const cos = Math.cos(this.turn);
    const sin = Math.sin(this.turn);
    return [this.x + x * cos - y * sin, this.y + x * sin + y * cos];
  }

  private at(x: number, y: number): string {
    const [px, py] = this.onPage(x, y);
    return `${tenth(px)} ${tenth(py)}`;
  }
}
