/** What is measured on a person, in centimetres; the slope of the shoulder in degrees. Terms as ISO 8559-1 defines them. */
export const BODY_MEASURES = [
  'height',
  'bust',
  'highBust',
  'underbust',
  'waist',
  'highHip',
  'hip',
  'neck',
  'shoulder',
  'shoulderSlope',
  'backLength',
  'frontLength',
  'shoulderToBust',
  'bustSpan',
  'upperArm',
  'wrist',
  'arm',
  'waistToHighHip',
  'waistToHip',
  'waistToCrotch',
  'waistToKnee',
  'waistToFloor',
  'inseam',
  'crotchTotal',
  'crotchFront',
  'thigh',
  'knee',
  'ankle',
  'head',
] as const;
export type BodyMeasure = (typeof BODY_MEASURES)[number];
export type Body = Readonly<Record<BodyMeasure, number>>;

export type Who = 'women' | 'men' | 'children';
