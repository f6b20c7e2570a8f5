import type { BorderKind, Fabric, PrintDirection, PrintKind, PrintScale } from '../vocabulary/cloth.ts';
import type {
  Closure,
  Collar,
  Fit,
  Length,
  Neckline,
  Silhouette,
  SleeveLength,
  SleeveShape,
  Waistline,
} from '../vocabulary/cut.ts';
import type { DetailSide } from '../vocabulary/parts.ts';

/** What something decides about a garment. Absent = leaves it open. */
export interface Slots {
  fabric?: Fabric;
  /** Prose name of the cloth where the fabric alone does not say it. */
  fabricName?: string;
  print?: PrintKind;
  printName?: string;
  scale?: PrintScale;
  direction?: PrintDirection;
  silhouette?: Silhouette;
  fit?: Fit;
  length?: Length;
  waistline?: Waistline;
  neckline?: Neckline;
  collar?: Collar;
  sleeveShape?: SleeveShape;
  sleeveLength?: SleeveLength;
  closure?: Closure;
  details?: readonly string[];
  /** On which side of the wearer the details are. */
  side?: DetailSide;
  border?: BorderKind;
}
