import type { Exif } from 'sharp';

/** What a picture says about its origin. The words of the brief are never part of it. */
export interface Provenance {
  /** The part that drew it, e.g. 'atelier'. */
  engine: string;
  /** Id of the stored design, once it has one. */
  designId?: string;
}

/** The IPTC term for pictures made by an algorithm that was trained on nobody's pictures. */
const SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia';
const MAKER = 'Toile';
const STATEMENT = 'Fashion illustration made by Toile';

const escapeXml = (s: string): string =>
  s.replace(/[<>&"']/g, (c) => `&#${c.charCodeAt(0)};`).replace(/[^\x20-\x7e]/g, (c) => `&#${c.codePointAt(0)};`);

/** EXIF keeps to ASCII and dates nothing: the same picture must stay the same bytes. */
export function exifOf({ engine, designId }: Provenance): Exif {
  const ifd0: Record<string, string> = {
    ImageDescription: STATEMENT,
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
    `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${STATEMENT}</rdf:li></rdf:Alt></dc:description>`,
    `<Iptc4xmpExt:DigitalSourceType>${SOURCE_TYPE}</Iptc4xmpExt:DigitalSourceType>`,
    `<toile:engine>${escapeXml(engine)}</toile:engine>`,
    id,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('');
}
