/** Collars of a technical drawing, over the neckline. */
import type { Collar, Garment } from '#atelier/look/look.ts';
import type { Block } from '#atelier/paint/flats/block.ts';
import { breakHeight, drawLapel } from '#atelier/paint/flats/lapel.ts';
import type { Pen, View } from '#atelier/paint/flats/pen.ts';
import { spline } from '#atelier/paint/geometry.ts';

type Draw = (pen: Pen, block: Block, breakY: number) => void;

const stand = (pen: Pen, block: Block, height: number, front: number): void => {
  const n = block.neck;
  pen.fill(
    spline(
      [
        [-n, 0.5],
        [-n + 1.2, -height],
        [0, -height + 0.9],
        [n - 1.2, -height],
        [n, 0.5],
        [0, 2.6],
      ],
      5,
    ),
    'inside',
  );
  pen.line(
    spline(
      [
        [-n + 1.2, -height],
        [0, -height + 0.9],
        [n - 1.2, -height],
      ],
      5,
    ),
    'contour',
  );
  pen.shapeBoth([
    [n - 1.2, -height],
    [n + 0.2, 0.8],
    [0.7, front],
    [0.7, front - height * 0.85],
  ]);
};

function leaf(pen: Pen, block: Block, spread: number, drop: number, front: number): void {
  const n = block.neck;
  pen.fill(
    spline(
      [
        [-n, 0],
        [-n + 1.6, -3.8],
        [0, -3.2],
        [n - 1.6, -3.8],
        [n, 0],
        [0, 3],
      ],
      5,
    ),
    'inside',
  );
  pen.line(
    spline(
      [
        [-n + 1.6, -3.8],
        [0, -3.2],
        [n - 1.6, -3.8],
      ],
      5,
    ),
    'contour',
  );
  pen.shapeBoth(
    spline(
      [
        [n - 1.6, -3.8],
        [n + 2.2, 0.6],
        [spread, drop],
        [0.4, front],
      ],
      3,
    ),
  );
}

const FRONT: Record<Exclude<Collar, 'none'>, Draw> = {
  shirt: (pen, block) => leaf(pen, block, 9.2, 10.4, 6),
  polo: (pen, block) => leaf(pen, block, 8.6, 8.6, 6),
  band: (pen, block) => stand(pen, block, 3, 7),
  mandarin: (pen, block) => stand(pen, block, 4.2, 7),
  'peter-pan': (pen, { neck }) =>
    pen.shapeBoth(
      spline(
        [
          [0.4, 7],
          [4.4, 11],
          [11, 9.6],
          [neck + 3.6, 1.6],
          [neck, 0],
        ],
        5,
      ),
    ),
  bow: (pen, block) => {
    stand(pen, block, 3, 7);
    pen.shapeBoth(
      spline(
        [
          [0.6, 7.4],
          [7.4, 4.6],
          [9.4, 10],
          [0.6, 9.4],
        ],
        5,
      ),
    );
    pen.shapeBoth([
      [0.4, 9.4],
      [2.8, 9.8],
      [5.6, 28],
      [2, 28.6],
    ]);
  },
  roll: (pen, { neck }) => {
    const n = neck + 0.8;
    pen.fill(
      spline(
        [
          [-n, 2],
          [-n + 1, -8],
          [0, -7],
          [n - 1, -8],
          [n, 2],
          [0, 6],
        ],
        6,
      ),
    );
    pen.line(
      spline(
        [
          [-n, 2],
          [-n + 1, -8],
          [0, -7],
          [n - 1, -8],
          [n, 2],
        ],
        6,
      ),
      'contour',
    );
    pen.line(
      spline(
        [
          [-n, 1.4],
          [0, 5.6],
          [n, 1.4],
        ],
        6,
      ),
      'contour',
    );
    pen.line(
      spline(
        [
          [-n + 0.6, -1.4],
          [0, 1.8],
          [n - 0.6, -1.4],
        ],
        6,
      ),
    );
  },
  rib: (pen, { neck }) => {
    pen.line(
      spline(
        [
          [-neck - 2.4, 1],
          [-neck * 0.7, 8.4],
          [0, 10],
          [neck * 0.7, 8.4],
          [neck + 2.4, 1],
        ],
        6,
      ),
    );
  },
  hood: (pen, { neck }) => {
    const half = spline(
      [
        [0, -19],
        [8, -17.6],
        [12.6, -8],
        [neck + 2.4, 1],
        [0.6, 9],
      ],
      6,
    );
    pen.fillWhole(half);
    pen.fillWhole(
      spline(
        [
          [0, -14],
          [5.6, -12],
          [7.6, -5],
          [0.4, 8],
        ],
        6,
      ),
      'inside',
    );
    pen.both(half, 'contour');
    pen.both(
      spline(
        [
          [0, -14],
          [5.6, -12],
          [7.6, -5],
          [0.4, 8],
        ],
        6,
      ),
      'contour',
    );
    pen.both([
      [2.2, 8.6],
      [2.6, 21],
    ]);
  },
  funnel: (pen, block) => stand(pen, block, 8, 6),
  cross: (pen, { neck }) => {
    pen.fill(
      spline(
        [
          [-neck, 0],
          [-neck + 1.4, -2.6],
          [0, -1.8],
          [neck - 1.4, -2.6],
          [neck, 0],
          [-1, 24],
        ],
        5,
      ),
      'inside',
    );
    pen.shapeBoth([
      [neck - 1.4, -2.6],
      [neck + 2.6, 1],
      [-3.4, 27],
      [-5, 22],
    ]);
    pen.line(
      [
        [-neck + 1.4, -2.6],
        [2.6, 22],
      ],
      'contour',
    );
  },
  notch: (pen, block, breakY) => drawLapel(pen, block, breakY, 'notch'),
  peak: (pen, block, breakY) => drawLapel(pen, block, breakY, 'peak'),
  shawl: (pen, block, breakY) => drawLapel(pen, block, breakY, 'shawl'),
};

function back(pen: Pen, collar: Collar, block: Block): void {
  const n = block.neck;
  if (collar === 'hood') {
    const half = spline(
      [
        [0, -19],
        [8, -17.6],
        [12.6, -8],
        [n + 2.4, 2],
        [0, 6],
      ],
      6,
    );
    pen.fillWhole(half);
    pen.both(half, 'contour');
    pen.line([
      [0, -19],
      [0, 6],
    ]);
    return;
  }
  const height = collar === 'roll' ? 8 : collar === 'rib' ? 2 : collar === 'peter-pan' ? 0.6 : 3.8;
  const fall = collar === 'peter-pan' ? 6 : ['shirt', 'polo', 'notch', 'peak', 'shawl'].includes(collar) ? 3.4 : 2.2;
  const half = spline(
    [
      [0, -height + 0.6],
      [n - 1.4, -height],
      [n + 1.6, 0.8],
      [n * 0.6, fall],
      [0, fall + 0.4],
    ],
    5,
  );
  pen.fillWhole(half);
  pen.both(half, 'contour');
}

/** Draws the collar, if there is one. */
export function drawCollar(pen: Pen, garment: Garment, block: Block, view: View): void {
  if (garment.collar === 'none') return;
  if (view === 'back') back(pen, garment.collar, block);
  else FRONT[garment.collar](pen, block, breakHeight(garment));
}
