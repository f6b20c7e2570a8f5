import {
  DesignStatus,
  DesignsOverview,
  DesignsPage,
  type DownloadFormat,
  FormState,
  type OrderedForm,
} from '@toile/contract';
import { callOwn } from '#web/lib/own-call.ts';

/** What a list of designs may be asked for; empty and absent values ask for nothing. */
export type DesignsWish = Partial<
  Record<
    | 'design'
    | 'category'
    | 'season'
    | 'occasion'
    | 'style'
    | 'posted'
    | 'liked'
    | 'status'
    | 'trash'
    | 'from'
    | 'to'
    | 'words'
    | 'after'
    | 'limit',
    string
  >
>;

const path = (designId: string, rest = '') => `/generate-outfit/${encodeURIComponent(designId)}${rest}`;

/** What a person made, as the server keeps it. Every call throws a refusal or the browser's error. */
export const designsClient = {
  async list(wish: DesignsWish, signal?: AbortSignal): Promise<DesignsPage> {
    const said = Object.entries(wish).filter(([, value]) => value !== '' && value !== undefined);
    const query = new URLSearchParams(said);
    return DesignsPage.parse(await callOwn(`/generate-outfit/?${query}`, signal ? { signal } : {}));
  },
  overview: async (): Promise<DesignsOverview> => DesignsOverview.parse(await callOwn('/generate-outfit/overview')),
  /** Refused with the type `design_begun` once it is being drawn. */
  cancel: async (designId: string): Promise<DesignStatus> =>
    DesignStatus.parse(await callOwn(path(designId, '/cancel'), { method: 'POST' })),
  status: async (designId: string): Promise<DesignStatus> => DesignStatus.parse(await callOwn(path(designId))),
  trash: async (designId: string): Promise<void> => void (await callOwn(path(designId), { method: 'DELETE' })),
  restore: async (designId: string): Promise<void> =>
    void (await callOwn(path(designId, '/restore'), { method: 'POST' })),
  like: async (designId: string, liked: boolean): Promise<void> =>
    void (await callOwn(path(designId), { method: 'PATCH', body: { liked } })),
  /** Orders another form, or tells how far it is. */
  orderForm: async (designId: string, form: OrderedForm): Promise<FormState> =>
    FormState.parse(await callOwn(path(designId, `/forms/${form}`), { method: 'PUT' })),
  readForm: async (designId: string, form: OrderedForm): Promise<FormState> =>
    FormState.parse(await callOwn(path(designId, `/forms/${form}`))),
};

/** Address of a design's picture as a file. */
export const designDownloadUrl = (designId: string, format: DownloadFormat, form?: OrderedForm): string =>
  path(designId, `/download?format=${format}${form ? `&form=${form}` : ''}`);
