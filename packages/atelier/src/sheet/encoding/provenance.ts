import type { Exif } from 'sharp';

/** What a picture says about its origin. The words of the brief are never part of it. */
export interface Provenance {
  /** What made it: 'atelier', or a hosted model such as 'openai:gpt-image-1'. */
  engine: string;
  /** Id of the stored design, once it has one. */
  designId?: string;
}

const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const MAKER = 'Toile';

/** A hosted model is named `provider:model`. */
const isModel = (engine: string): boolean => engine.includes(':');

const statementOf = (engine: string): string =>
  isModel(engine) ? 'Fashion picture made by an image model through Toile' : 'Fashion illustration made by Toile';

/** The IPTC's terms: made by an algorithm that was trained on nobody's pictures, or by a model that was trained. */
const sourceTypeOf = (engine: string): string =>
  SOURCE_TYPES + (isModel(engine) ? 'trainedAlgorithmicMedia' : 'algorithmicMedia');

const escapeXml = (s: string): string =>
  s.replace(/[<>&"']/g, (c) => `&#${c.charCodeAt(0)};`).replace(/[^\x20-\x7e]/g, (c) => `&#${c.codePointAt(0)};`);

/** EXIF keeps to ASCII and dates nothing: the same picture must stay the same bytes. */
export function exifOf({ engine, designId }: Provenance): Exif {
  const ifd0: Record<string, string> = {
    ImageDescription: statementOf(engine),
    Artist: MAKER,
    Software: `${MAKER} ${engine}`,
  };
  if (designId) ifd0.DocumentName = designId.replace(/[^\x20-\x7e]/g, '?');
  return { IFD0: ifd0 };
}

/** An XMP packet with creator, tool, digital source type, engine and design id. */
export function xmpOf({ engine, designId }: Provenance): string {
  const id = designId ? `<dc:identifier>${escapeXml(designId)}</dc:identifier>` : '';
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about=""',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ' xmlns:toile="urn:toile:provenance:1">',
    `<xmp:CreatorTool>${MAKER} ${escapeXml(engine)}</xmp:CreatorTool>`,
    `<dc:creator><rdf:Seq><rdf:li>${MAKER}</rdf:li></rdf:Seq></dc:creator>`,
    `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${statementOf(engine)}</rdf:li></rdf:Alt></dc:description>`,
    `<Iptc4xmpExt:DigitalSourceType>${sourceTypeOf(engine)}</Iptc4xmpExt:DigitalSourceType>`,
    `<toile:engine>${escapeXml(engine)}</toile:engine>`,
    id,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('');
}
