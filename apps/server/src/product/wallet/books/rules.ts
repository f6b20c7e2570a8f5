import { type SQL, sql } from 'drizzle-orm';

/** What must hold of the books at any moment, whatever died. */
export interface Rule {
  readonly says: string;
  /** A query of what breaks it: a column `detail`, a row each. */
  readonly breaches: SQL;
}

/** The person's side of every entry. */
const PERSON = sql.raw(`person as (
  select ledger.id, ledger.account_id, ledger.kind, ledger.ref, line.free, line.paid
  from ledger join ledger_lines line on line.entry_id = ledger.id and line.book = 'person'
)`);

const LEDGER: readonly Rule[] = [
  {
    says: 'every entry has two sides that cancel out',
    breaches: sql`
      select format('entry %s (%s %s)', ledger.id, ledger.kind, ledger.ref) as detail
      from ledger left join (
        select entry_id, count(*) as sides, sum(free) as free, sum(paid) as paid from ledger_lines group by entry_id
      ) as sum on sum.entry_id = ledger.id
      where sum.sides is distinct from 2 or sum.free <> 0 or sum.paid <> 0`,
  },
  {
    says: 'every entry stands on the book of its kind, and moves tokens its way',
    breaches: sql`
      with ${PERSON}
      select format('entry %s (%s %s)', ledger.id, ledger.kind, ledger.ref) as detail
      from ledger left join person using (id)
      left join ledger_lines house on house.entry_id = ledger.id and house.book = house_book(ledger.kind)
      where person.id is null or house.entry_id is null
        or least(person.free, person.paid) < 0 and ledger.kind not in ('spend', 'reversal')
        or greatest(person.free, person.paid) > 0 and ledger.kind in ('spend', 'reversal')`,
  },
  {
    says: 'every wallet is the sum of its person’s entries, and none is below 0',
    breaches: sql`
      with ${PERSON}
      select format('%s holds %s free and %s paid, the entries come to %s and %s',
        account_id, wallets.free, wallets.paid, sum.free, sum.paid) as detail
      from wallets full join (
        select account_id, sum(free) as free, sum(paid) as paid from person group by account_id
      ) as sum using (account_id)
      where wallets.free is null or wallets.free <> coalesce(sum.free, 0) or wallets.paid <> coalesce(sum.paid, 0)
        or least(wallets.free, wallets.paid) < 0`,
  },
];

const DESIGNS: readonly Rule[] = [
  {
    says: 'every design was paid once, and one that failed has its token back; free are changes alone, and nothing moved for them',
    breaches: sql`
      with ${PERSON}
      select format('design %s (%s)', designs.id, designs.status) as detail
      from designs join accounts on accounts.id = designs.account_id
      left join person spend on spend.kind = 'spend' and spend.ref = designs.id and spend.account_id = designs.account_id
      left join person refund on refund.kind = 'refund' and refund.ref = designs.id
      where not accounts.is_house
        and case when designs.is_free
          then spend.id is not null or refund.id is not null or designs.request -> 'edit' is null
          else spend.id is null or (designs.status = 'failed') <> (refund.id is not null) end`,
  },
  {
    says: 'every tech pack was paid once, by whom it belongs to',
    breaches: sql`
      with ${PERSON}
      select format('pack %s', packs.id) as detail
      from packs
      left join person spend on spend.kind = 'spend' and spend.ref = packs.id and spend.account_id = packs.account_id
      left join person refund on refund.kind = 'refund' and refund.ref = packs.id
      where spend.id is null or spend.free + spend.paid <> -1 or refund.id is not null`,
  },
  {
    says: 'what is given back for a design is what was taken for it',
    breaches: sql`
      with ${PERSON}
      select format('entry %s (refund %s)', refund.id, refund.ref) as detail
      from person refund left join person spend
        on spend.kind = 'spend' and spend.ref = refund.ref and spend.account_id = refund.account_id
      where refund.kind = 'refund'
        and (spend.id is null or spend.free + refund.free <> 0 or spend.paid + refund.paid <> 0)`,
  },
];

const PURCHASES: readonly Rule[] = [
  {
    says: 'every paid purchase is credited once with its tokens, and nothing else is',
    breaches: sql`
      with ${PERSON}
      select format('purchase %s (%s), entry %s', purchases.id, purchases.status, credit.id) as detail
      from purchases full join (select * from person where kind = 'purchase') as credit on credit.ref = purchases.id
      where (purchases.status is not distinct from 'paid') <> (credit.id is not null)
        or credit.account_id <> purchases.account_id or credit.paid <> purchases.tokens or credit.free <> 0`,
  },
  {
    says: 'money that went back took its tokens, as far as they were unspent, once',
    breaches: sql`
      with ${PERSON}
      select format('refund %s, entry %s', refunds.id, reversal.id) as detail
      from payment_refunds refunds
      full join (select * from person where kind = 'reversal') as reversal on reversal.ref = refunds.id
      left join purchases on purchases.payment_id = refunds.payment_id
      where refunds.id is null
        or coalesce(-reversal.paid, 0) <> coalesce(refunds.tokens_taken, 0) or reversal.free <> 0
        or reversal.account_id <> purchases.account_id
        or purchases.id is not null and refunds.tokens_due is null`,
  },
  {
    says: 'the tokens due for money that went back are its share of what it had bought',
    breaches: sql`
      select format('purchase %s', purchases.id) as detail
      from purchases join payment_refunds refunds on refunds.payment_id = purchases.payment_id
      group by purchases.id
      having sum(refunds.tokens_due)
        <> floor(purchases.tokens::numeric * least(sum(refunds.amount), purchases.amount) / purchases.amount)`,
  },
  {
    says: 'a second payment of an order bought nothing',
    breaches: sql`
      select format('payment %s of purchase %s', surplus.id, purchases.id) as detail
      from surplus_payments surplus join purchases on purchases.payment_id = surplus.id`,
  },
  {
    says: 'receipts are numbered from 1, without gaps',
    breaches: sql`
      select format('%s: %s receipts, up to %s, the last given out %s',
        series.provider, count(receipt_number), max(receipt_number), series.last_number) as detail
      from receipt_series series left join purchases on purchases.provider = series.provider
      group by series.provider, series.last_number
      having coalesce(max(receipt_number), 0) <> count(receipt_number) or series.last_number <> count(receipt_number)`,
  },
];

export const RULES: readonly Rule[] = [...LEDGER, ...DESIGNS, ...PURCHASES];
