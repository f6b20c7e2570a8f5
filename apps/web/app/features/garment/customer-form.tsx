import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CUSTOMER_MEASURES, CUSTOMERS, type Customer, CustomerCard, NAME_LENGTH_MAX } from '@toile/contract';
import { type FormEvent, useState } from 'react';
import { GARMENT } from '#web/content/garment.ts';
import { numberWritten } from '#web/features/garment/number-written.ts';
import { refreshGarments } from '#web/features/garment/use-garments.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { customersClient } from '#web/lib/garments-client.ts';
import { CUSTOMERS_KEY } from '#web/lib/use-customers.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

interface Props {
  /** Null for a new card. */
  customer: Customer | null;
  onWritten: (customerId: string) => void;
  onBack: () => void;
}

interface Written {
  name: string;
  notes: string;
  measures: Readonly<Record<string, string>>;
}

const writtenOf = (customer: Customer | null): Written => ({
  name: customer?.name ?? '',
  notes: customer?.notes ?? '',
  measures: Object.fromEntries(Object.entries(customer?.measures ?? {}).map(([key, cm]) => [key, String(cm)])),
});

/** The card as it would be sent: measures that were left empty are left out. */
const cardOf = ({ name, notes, measures }: Written) =>
  CustomerCard.safeParse({
    name,
    notes,
    measures: Object.fromEntries(
      Object.entries(measures)
        .filter(([, text]) => text.trim() !== '')
        .map(([key, text]) => [key, numberWritten(text)]),
    ),
  });

/** Which fields are wrong: `name`, or the name of a measure. */
function wrongFields(written: Written): ReadonlySet<string> {
  const { error } = cardOf(written);
  return new Set((error?.issues ?? []).map(({ path }) => String(path.at(-1))));
}

/** Name, measures and notes of one customer. */
export function CustomerForm({ customer, onWritten, onBack }: Props) {
  const client = useQueryClient();
  const [written, setWritten] = useState(() => writtenOf(customer));
  const [isTried, setTried] = useState(false);
  const wrong = isTried ? wrongFields(written) : new Set<string>();
  const save = useMutation({
    mutationFn: (card: CustomerCard) =>
      customer ? customersClient.change(customer.customer_id, card) : customersClient.add(card),
    onSuccess: async ({ customer_id }) => {
      await Promise.all([client.invalidateQueries({ queryKey: CUSTOMERS_KEY }), refreshGarments(client)]);
      toastDone(GARMENT.customers.saved);
      onWritten(customer_id);
    },
    onError: (error) => toastFault(errorMessage(error, GARMENT.customers.failed)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { data } = cardOf(written);
    if (data) save.mutate(data);
  };
  const measure = (key: string, text: string) =>
    setWritten((all) => ({ ...all, measures: { ...all.measures, [key]: text } }));
  return (
    <form className="grid gap-5 pt-4" onSubmit={submit} noValidate>
      <Field label={GARMENT.customers.name} error={wrong.has('name') ? GARMENT.customers.nameMissing : undefined}>
        <TextInput
          value={written.name}
          maxLength={NAME_LENGTH_MAX}
          autoComplete="off"
          onChange={({ target }) => setWritten((all) => ({ ...all, name: target.value }))}
        />
      </Field>
      <fieldset className="choices">
        <legend className="label">{GARMENT.customers.measures}</legend>
        <p className="hint mb-3">{GARMENT.customers.measuresHint}</p>
        <div className="measure-fields">
          {CUSTOMER_MEASURES.map(([key, label, how]) => (
            <Field key={key} label={label} hint={how} error={wrong.has(key) ? GARMENT.customers.wrong : undefined}>
              <TextInput
                inputMode="decimal"
                className="num"
                value={written.measures[key] ?? ''}
                onChange={({ target }) => measure(key, target.value)}
              />
            </Field>
          ))}
        </div>
      </fieldset>
      <Field label={GARMENT.customers.notes} hint={GARMENT.customers.notesHint}>
        <TextArea
          rows={3}
          value={written.notes}
          maxLength={CUSTOMERS.notes}
          onChange={({ target }) => setWritten((all) => ({ ...all, notes: target.value }))}
        />
      </Field>
      <div className="cutting-tools">
        <Button type="submit" look="action" busy={save.isPending}>
          {GARMENT.customers.save}
        </Button>
        <Button onClick={onBack}>{GARMENT.customers.back}</Button>
      </div>
    </form>
  );
}
