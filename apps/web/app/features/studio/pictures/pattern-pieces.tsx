import { STUDIO } from '#web/content/studio.ts';

const OUTLINES = [
  'M70 62 122 44q16 42 58 46v188l-96 6q10-60-4-96-26-30-16-78Z',
  'M252 56h92q6 60 26 150l46 232q-98 32-202 4l26-236q10-80 12-150Z',
  'M452 120q44-62 92 0l14 26-26 184h-64l-30-184Z',
  'M66 344h130v34H66ZM444 392l120-14 4 28-120 14Z',
  'M628 58h88q4 70 18 146l36 238q-80 26-164 2l10-240q8-70 12-146Z',
  'M800 76q50 34 104 4l18 40q-66 38-140-4Z',
  'M806 196l96-14 14 240-122 10q-6-120 12-236Z',
];
const SEAMS = [
  'M82 70 116 58q18 38 56 42v170l-78 5q8-58-5-90-24-30-7-115Z',
  'M262 68h72q6 62 24 142l44 218q-88 24-176 2l25-222q9-78 11-140Z',
  'M460 128q38-50 76 0l10 22-24 168h-46l-27-168Z',
  'M638 70h68q4 68 18 138l33 224q-70 20-140 2l10-228q8-66 11-136Z',
  'M816 206l76-11 13 217-100 8q-4-110 11-214Z',
];
const GRAIN =
  'M130 130v110M125 138l5-9 5 9M125 232l5 9 5-9M300 130v230M295 138l5-9 5 9M295 352l5 9 5-9M498 130v130M493 138l5-9 5 9M493 252l5 9 5-9M672 130v230M667 138l5-9 5 9M667 352l5 9 5-9M850 236v110M845 244l5-9 5 9M845 338l5 9 5-9';
const NOTCHES = 'M84 188l12 2M251 206l12 3M376 236l-12 2M446 200l11-2M547 200l-11-2M630 204l12 1M740 236l-12 2';
const NAMES: readonly (readonly [x: number, y: number, name: string])[] = [
  [98, 306, STUDIO.patternPieces.frontCut1On],
  [256, 412, STUDIO.patternPieces.skirtFront],
  [478, 300, STUDIO.patternPieces.sleeve],
  [640, 412, STUDIO.patternPieces.skirtBack],
  [834, 388, STUDIO.patternPieces.back],
  [834, 122, STUDIO.patternPieces.collar],
  [92, 366, STUDIO.patternPieces.waistband],
];

/** The pieces of a dress, laid out on pattern paper. */
export function PatternPieces({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="40 24 900 440" fill="none" stroke="currentColor" aria-hidden="true">
      <g strokeWidth="1.8" strokeLinejoin="round">
        {OUTLINES.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g strokeWidth="1.4" strokeDasharray="7 5" opacity="0.8">
        {SEAMS.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path d={GRAIN} strokeWidth="1.4" />
      <path d={NOTCHES} strokeWidth="2.8" />
      <g className="pieces-names">
        {NAMES.map(([x, y, name]) => (
          <text key={name} x={x} y={y}>
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}
