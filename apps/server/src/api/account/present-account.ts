import * as z from 'zod';
import { presentMoment } from '#server/api/moment.ts';
import type { OwnAccount } from '#server/product/accounts/who-am-i.ts';

/** An account as its owner sees it. */
export const User = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  name: z.string(),
  registration: z.string(),
  status: z.boolean(),
  labels: z.array(z.string()),
  passwordUpdate: z.string(),
  email: z.string(),
  phone: z.string(),
  emailVerification: z.boolean(),
  phoneVerification: z.boolean(),
  mfa: z.boolean(),
  prefs: z.record(z.string(), z.unknown()),
  targets: z.array(z.unknown()),
  accessedAt: z.string(),
  impersonator: z.boolean(),
});
export type User = z.infer<typeof User>;

export const presentAccount = (account: OwnAccount): User => ({
  $id: account.id,
  $createdAt: presentMoment(account.createdAt),
  $updatedAt: presentMoment(account.updatedAt),
  name: account.name,
  registration: presentMoment(account.createdAt),
  status: account.status === 'active',
  labels: [],
  passwordUpdate: account.passwordUpdatedAt ? presentMoment(account.passwordUpdatedAt) : '',
  email: account.email,
  phone: '',
  emailVerification: account.isEmailVerified,
  phoneVerification: false,
  mfa: false,
  prefs: account.prefs,
  targets: [],
  accessedAt: presentMoment(account.accessedAt),
  impersonator: false,
});
