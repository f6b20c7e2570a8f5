/** Types of what the cutter makes, by the ending of its file. */
const MIME = {
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  dxf: 'image/vnd.dxf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type Ending = keyof typeof MIME;

export const mimeOf = (ending: Ending): string => MIME[ending];
