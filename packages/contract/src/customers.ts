import * as z from 'zod';
import { NAME_LENGTH_MAX } from './limits.ts';
import { Line, Passage } from './written.ts';

/** Cards an account may keep, and characters of the notes on one. */
export const CUSTOMERS = { max: 500, notes: 2000 } as const;

/** What is measured on a customer, in centimetres, in the order of measuring. Wire value, label, how it is taken. */
export const CUSTOMER_MEASURES = [
  ['height', 'Height', 'without shoes'],
  ['bust', 'Bust or chest', 'round the fullest part, tape level'],
  ['underbust', 'Underbust', 'round the ribs, under the bust'],
  ['waist', 'Waist', 'round the narrowest part'],
  ['hip', 'Hip', 'round the fullest part, feet together'],
  ['neck', 'Neck', 'round its base'],
  ['shoulder', 'Shoulder', 'bone to bone across the back'],
  ['upperArm', 'Upper arm', 'round the fullest part'],
  ['wrist', 'Wrist', 'round the bone'],
  ['arm', 'Arm', 'shoulder bone to wrist, elbow bent'],
  ['backLength', 'Back length', 'neck bone to waist'],
  ['frontLength', 'Front length', 'neck at the shoulder to waist, over the bust'],
  ['shoulderToBust', 'Shoulder to bust', 'neck at the shoulder to the point of the bust'],
  ['bustSpan', 'Bust span', 'point to point'],
  ['waistToHip', 'Waist to hip', 'down the side'],
  ['waistToKnee', 'Waist to knee', 'down the side'],
  ['waistToFloor', 'Waist to floor', 'down the side, in the shoes to be worn'],
  ['inseam', 'Inseam', 'crotch to floor'],
  ['crotchTotal', 'Crotch', 'waist in front, between the legs, to waist behind'],
  ['thigh', 'Thigh', 'round the fullest part'],
  ['knee', 'Knee', 'round the knee'],
  ['ankle', 'Ankle', 'round the bone'],
  ['head', 'Head', 'round the brow'],
] as const;
export type CustomerMeasure = (typeof CUSTOMER_MEASURES)[number][0];

/** Centimetres; what nobody has taken is left out. What looks wrong is asked about, never refused. */
const Centimetres = z.number().min(1).max(250);
const names = CUSTOMER_MEASURES.map(([name]) => name) as [CustomerMeasure, ...CustomerMeasure[]];
export const CustomerMeasures = z.partialRecord(z.enum(names), Centimetres);
export type CustomerMeasures = z.infer<typeof CustomerMeasures>;

/** Body of `POST /boutique/customers` and `PUT /boutique/customers/{customer_id}`. */
export const CustomerCard = z.object({
  name: Line(NAME_LENGTH_MAX).min(1),
  measures: CustomerMeasures.default({}),
  notes: Passage(CUSTOMERS.notes).default(''),
});
export type CustomerCard = z.infer<typeof CustomerCard>;

/** A customer of a shop, as its own account sees her. */
export const Customer = CustomerCard.extend({ customer_id: z.string(), updated_at: z.string() });
export type Customer = z.infer<typeof Customer>;

/** Reply of `GET /boutique/customers`, by name. */
export const CustomerList = z.object({ customers: z.array(Customer) });
export type CustomerList = z.infer<typeof CustomerList>;
