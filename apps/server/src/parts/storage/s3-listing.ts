export interface S3Object {
  readonly key: string;
  readonly bytes: number;
  readonly modifiedAt: Date;
}

export interface S3Page {
  readonly objects: readonly S3Object[];
  /** Token of the next page, if there is one. */
  readonly next?: string;
}

/** Reads the XML of a listing. Our keys and every server's dates hold nothing that XML escapes; tokens may. */
export function readListing(xml: string): S3Page {
  const objects = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, text = '']) => ({
    key: field(text, 'Key') ?? '',
    bytes: Number(field(text, 'Size') ?? 0),
    modifiedAt: new Date(field(text, 'LastModified') ?? 0),
  }));
  const next = field(xml, 'IsTruncated') === 'true' ? field(xml, 'NextContinuationToken') : undefined;
  return { objects, ...(next !== undefined && { next }) };
}

const field = (xml: string, name: string): string | undefined => {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => PLAIN[entity] ?? '');
};

const PLAIN: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
