import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GarmentCost, PriceList, ShopPrices } from '@toile/contract';
import { type FormEvent, useId, useState } from 'react';
import { GARMENT } from '#web/content/garment.ts';
import { Loaded } from '#web/features/garment/loaded.tsx';
import { numberWritten } from '#web/features/garment/number-written.ts';
import { refreshGarments } from '#web/features/garment/use-garments.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { garmentsClient } from '#web/lib/garments-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

/** What is asked for, with how many of the stored ones one of the shown ones is. */
const RATES = [
  { name: 'lining', label: GARMENT.prices.lining, share: 1 },
  { name: 'interfacing', label: GARMENT.prices.interfacing, share: 1 },
  { name: 'rib', label: GARMENT.prices.rib, share: 1 },
  { name: 'minute', label: GARMENT.prices.minute, share: 1 },
  { name: 'waste', label: GARMENT.prices.waste, share: 100 },
  { name: 'overhead', label: GARMENT.prices.overhead, share: 100 },
  { name: 'markup', label: GARMENT.prices.markup, share: 1 },
] as const;

type Written = Readonly<Record<string, string>>;

const shown = (value: number, share = 1) => String(Math.round(value * share * 1000) / 1000);
const trimField = (name: string) => `trim ${name}`;
const clothField = (name: string) => `cloth ${name}`;

function writtenOf(prices: PriceList): Written {
  return Object.fromEntries([
    ...RATES.map(({ name, share }) => [name, shown(prices[name], share)]),
    ...Object.entries(prices.trims).map(([name, value]) => [trimField(name), shown(value)]),
    ...Object.entries(prices.cloths).map(([name, value]) => [clothField(name), shown(value)]),
  ]);
}

/** The prices as they are written; undefined while one of them is no number. */
function readPrices(prices: PriceList, written: Written): ShopPrices | undefined {
  const at = (field: string, share = 1) => numberWritten(written[field] ?? '') / share;
  const rates = RATES.map(({ name, share }) => [name, at(name, share)] as const);
  const of = (names: readonly string[], field: (name: string) => string) =>
    names.map((name) => [name, at(field(name))] as const);
  const trims = of(Object.keys(prices.trims), trimField);
  const cloths = of(Object.keys(prices.cloths), clothField);
  if ([...rates, ...trims, ...cloths].some(([, value]) => !Number.isFinite(value) || value < 0)) return undefined;
  // Each of the rates has its field.
  const all = Object.fromEntries(rates) as Record<(typeof RATES)[number]['name'], number>;
  return { ...all, trims: Object.fromEntries(trims), cloths: Object.fromEntries(cloths) };
}

function PriceField({ label, name, written, onWrite }: PriceFieldProps) {
  const text = written[name] ?? '';
  return (
    <Field label={label} error={Number.isFinite(numberWritten(text)) ? undefined : GARMENT.prices.notNumber}>
      <TextInput inputMode="decimal" name={name} value={text} onChange={(e) => onWrite(name, e.target.value)} />
    </Field>
  );
}
interface PriceFieldProps {
  label: string;
  name: string;
  written: Written;
  onWrite: (name: string, text: string) => void;
}

function PricesForm({ id, prices, onSave }: { id: string; prices: PriceList; onSave: (prices: ShopPrices) => void }) {
  const [written, setWritten] = useState(() => writtenOf(prices));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readPrices(prices, written);
    if (read) onSave(read);
  };
  const field = { written, onWrite: (name: string, text: string) => setWritten((all) => ({ ...all, [name]: text })) };
  return (
    <form id={id} className="grid gap-5 pt-4" onSubmit={submit}>
      <div className="price-fields">
        {RATES.map(({ name, label }) => (
          <PriceField key={name} name={name} label={label} {...field} />
        ))}
      </div>
      {Object.keys(prices.cloths).length > 0 ? <h3 className="label">{GARMENT.prices.cloths}</h3> : null}
      <div className="price-fields">
        {Object.keys(prices.cloths).map((name) => (
          <PriceField key={name} name={clothField(name)} label={name} {...field} />
        ))}
      </div>
      <h3 className="label">{GARMENT.prices.trims}</h3>
      <div className="price-fields">
        {Object.keys(prices.trims).map((name) => (
          <PriceField key={name} name={trimField(name)} label={name.replaceAll('-', ' ')} {...field} />
        ))}
      </div>
    </form>
  );
}

type Cloths = GarmentCost['cloths'];

/** A shop prices the cloths it has met: those of this design are among them. */
const withCloths = (prices: PriceList, cloths: Cloths): PriceList => ({
  ...prices,
  cloths: { ...Object.fromEntries(cloths.map(({ fabric, price }) => [fabric, price])), ...prices.cloths },
});

/** What the shop pays and asks. */
export function PricesDialog({ cloths, onClose }: { cloths: Cloths; onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const query = useQuery({ queryKey: ['prices'], queryFn: garmentsClient.prices, staleTime: 0, gcTime: 0 });
  const save = useMutation({
    mutationFn: garmentsClient.setPrices,
    onSuccess: () => {
      void refreshGarments(client);
      toastDone(GARMENT.prices.saved, GARMENT.prices.savedMore);
      onClose();
    },
    onError: (error) => toastFault(errorMessage(error, GARMENT.prices.failed)),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={GARMENT.prices.title}
      lead={GARMENT.prices.lead}
      width={640}
      foot={
        <Button type="submit" form={id} look="action" busy={save.isPending}>
          {GARMENT.prices.save}
        </Button>
      }
    >
      <Loaded query={query}>
        {(prices) => <PricesForm id={id} prices={withCloths(prices, cloths)} onSave={save.mutate} />}
      </Loaded>
    </Dialog>
  );
}
