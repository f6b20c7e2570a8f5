import { FIGURE, PICTURE } from '@toile/contract';
import { VIEWS } from '#web/content/views.ts';
import { flatsUrl, previewSrcSet, previewUrl } from '#web/lib/file-url.ts';

/** Ways to look at one design: the dressed person alone, the sheet that was bought, the garments laid flat. */
export type DesignView = 'figure' | 'sheet' | 'flats';

/** What its pictures are asked for by. */
export interface Viewable {
  fileId: string;
  /** Of the whole sheet. */
  imageUrl: string;
  hasFigure: boolean;
  /** Whether its garments are known, and so can be laid flat. */
  hasFlats: boolean;
}

/** A picture as an image element takes it; pixels. */
export interface ViewPicture {
  view: DesignView;
  label: string;
  src: string;
  sources: { type: string; srcSet: string }[];
  width: number;
  height: number;
}

const FORMATS = ['avif', 'webp'] as const;
const sourcesOf = (fileId: string, view?: 'figure') =>
  FORMATS.map((format) => ({ type: `image/${format}`, srcSet: previewSrcSet(fileId, format, view) }));

/** The views a design has, the sheet always among them. */
export function viewsOf({ fileId, imageUrl, hasFigure, hasFlats }: Viewable): ViewPicture[] {
  const figure: ViewPicture = {
    view: 'figure',
    label: VIEWS.figure,
    src: previewUrl(fileId, 1024, 'webp', 'figure'),
    sources: sourcesOf(fileId, 'figure'),
    ...FIGURE,
  };
  const sheet: ViewPicture = {
    view: 'sheet',
    label: VIEWS.sheet,
    src: imageUrl,
    sources: sourcesOf(fileId),
    ...PICTURE,
  };
  const flats: ViewPicture = { view: 'flats', label: VIEWS.flats, src: flatsUrl(fileId), sources: [], ...PICTURE };
  return [...(hasFigure ? [figure] : []), sheet, ...(hasFlats ? [flats] : [])];
}

/** The view that is wanted where there is one, else the sheet. */
export function pickView(views: readonly ViewPicture[], wanted: DesignView): ViewPicture {
  const found = views.find(({ view }) => view === wanted) ?? views.find(({ view }) => view === 'sheet');
  if (!found) throw new Error('every design has a sheet');
  return found;
}
