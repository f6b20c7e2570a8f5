import type { BoardLayout } from '@toile/contract';
import type { ReactNode } from 'react';

/** A dressed figure of height 40 whose crown is at the origin. */
const FIGURE = 'M0 0a3 3 0 0 1 0 6a3 3 0 0 1 0-6M-4.5 8h9l-1.5 10l6 22h-18l6-22z';
/** From the crown to under the waist, as wide as the page shows it. */
const BUST = 'M24 5a5.5 5.5 0 0 1 0 11a5.5 5.5 0 0 1 0-11M14 21h20l-3 16l4 7h-22l4-7z';
/** A garment laid flat, 10 wide. */
const FLAT = 'M-2.5 0h5l3 3l-1.5 2l-1-1v7h-6v-7l-1 1l-1.5-2z';

const Figure = ({ x, y, tall }: { x: number; y: number; tall: number }) => (
  <path d={FIGURE} transform={`translate(${x} ${y}) scale(${tall / 40})`} />
);
const Flat = ({ x, y }: { x: number; y: number }) => <path d={FLAT} transform={`translate(${x} ${y})`} />;
const Field = ({ at: [x, y, width, height] }: { at: readonly [number, number, number, number] }) => (
  <rect {...{ x, y, width, height }} />
);
const Words = ({ x, y, long }: { x: number; y: number; long: number }) => <path d={`M${x} ${y}h${long}`} />;

const INSIDE: Record<BoardLayout, ReactNode> = {
  hero: (
    <>
      <Figure x={29} y={6} tall={49} />
      <Words x={8} y={9} long={9} />
      <Words x={8} y={13} long={6} />
    </>
  ),
  'front-back': (
    <>
      <Words x={8} y={8} long={16} />
      <Field at={[8, 13, 15, 40]} />
      <Field at={[25, 13, 15, 40]} />
      <Figure x={15.5} y={17} tall={32} />
      <Figure x={32.5} y={17} tall={32} />
    </>
  ),
  crop: (
    <>
      <path d={BUST} />
      <path d="M4.5 44h39" />
      <Words x={8} y={50} long={14} />
      <Field at={[31, 47.5, 9, 6]} />
    </>
  ),
  details: (
    <>
      <Words x={8} y={8} long={16} />
      <Field at={[8, 13, 18, 40]} />
      <Figure x={17} y={17} tall={32} />
      <Field at={[29, 13, 11, 11]} />
      <Field at={[29, 27.5, 11, 11]} />
      <Field at={[29, 42, 11, 11]} />
    </>
  ),
  'line-up': (
    <>
      <Words x={8} y={8} long={16} />
      <Figure x={13} y={14} tall={27} />
      <Figure x={24} y={14} tall={27} />
      <Figure x={35} y={14} tall={27} />
      <Field at={[8, 46, 9, 7]} />
      <Field at={[19.5, 46, 9, 7]} />
      <Field at={[31, 46, 9, 7]} />
    </>
  ),
  specification: (
    <>
      <Words x={8} y={8} long={16} />
      <Field at={[8, 13, 13, 40]} />
      <Figure x={14.5} y={19} tall={28} />
      <Flat x={27} y={15} />
      <Flat x={37} y={15} />
      <Words x={24} y={33} long={16} />
      <Field at={[24, 37, 5, 4]} />
      <Words x={31} y={39} long={9} />
      <Field at={[24, 44, 5, 4]} />
      <Words x={31} y={46} long={7} />
      <Words x={24} y={52} long={14} />
    </>
  ),
  mood: (
    <>
      <Field at={[4.5, 3, 20, 42]} />
      <Figure x={14.5} y={9} tall={32} />
      <Words x={28} y={8} long={12} />
      <Field at={[28, 13, 12, 13]} />
      <Field at={[28, 30, 12, 14]} />
      <Field at={[8, 49, 9, 5]} />
      <Field at={[19.5, 49, 9, 5]} />
      <Field at={[31, 49, 9, 5]} />
    </>
  ),
  product: <Figure x={24} y={8} tall={44} />,
};

/** How a layout divides its page. */
export const LayoutPicture = ({ layout }: { layout: BoardLayout }) => (
  <svg viewBox="0 0 48 60" aria-hidden="true">
    <rect x="4.5" y="3" width="39" height="54" fill="none" />
    {INSIDE[layout]}
  </svg>
);
