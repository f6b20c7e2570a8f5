import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { NewOrder, type Offer, ORDER_WORDS } from '@toile/contract';
import { type FormEvent, useId, useState } from 'react';
import { BOUTIQUE } from '#web/content/boutique.ts';
import { OFFERS_KEY } from '#web/features/boutique/use-offers.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { garmentsClient } from '#web/lib/garments-client.ts';
import { offersClient } from '#web/lib/offers-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

const WORDS = BOUTIQUE.order;
const TO_MEASURE = '';

interface Props {
  offer: Offer;
  design: Offer['designs'][number];
  onClose: () => void;
}

const sumOf = (text: string) => (text.trim() ? Number(text.replaceAll(',', '')) : Number.NaN);
const isSum = (text: string) => Number.isFinite(sumOf(text)) && sumOf(text) >= 0;

/** What was agreed: the order sheet is printed from it. */
export function OrderDialog({ offer, design, onClose }: Props) {
  const id = useId();
  const client = useQueryClient();
  const [isTried, setTried] = useState(false);
  const [written, setWritten] = useState({ size: '', fabric: '', price: '', advance: '', due: '', notes: '' });
  const set = (more: Partial<typeof written>) => setWritten((all) => ({ ...all, ...more }));
  const { data: garments } = useQuery({
    queryKey: ['garments', design.design_id, 'overview'],
    queryFn: () => garmentsClient.overview(design.design_id),
  });
  const sizes = [
    ...(offer.customer ? [{ value: TO_MEASURE, label: WORDS.toMeasure }] : []),
    ...(garments?.sizes ?? []).map(({ size, indian }) => ({ value: size, label: `${size} · ${indian}` })),
  ];
  const size = written.size || (offer.customer ? TO_MEASURE : (garments?.base_size ?? ''));
  const place = useMutation({
    mutationFn: (order: NewOrder) => offersClient.order(offer.offer_id, order),
    onSuccess: async ({ number }) => {
      await client.invalidateQueries({ queryKey: OFFERS_KEY });
      toastDone(WORDS.made(number), WORDS.madeMore);
      onClose();
    },
    onError: (error) => toastFault(errorMessage(error, WORDS.failed)),
  });
  const { price, advance, due, fabric, notes } = written;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { data } = NewOrder.safeParse({
      design: design.design_id,
      ...(size && { size }),
      fabric,
      notes,
      price: sumOf(price),
      advance: sumOf(advance),
      due_on: due,
    });
    if (data) place.mutate(data);
  };
  const wrongAdvance = !isSum(advance)
    ? WORDS.wrongSum
    : sumOf(advance) > sumOf(price)
      ? WORDS.wrongAdvance
      : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={WORDS.title(design.title)}
      lead={WORDS.lead}
      foot={
        <Button type="submit" form={id} look="action" busy={place.isPending}>
          {WORDS.make}
        </Button>
      }
    >
      <form id={id} className="grid gap-5 pt-4" onSubmit={submit} noValidate>
        <div className="order-fields">
          <Field label={WORDS.size}>
            <Select options={sizes} value={size} onChange={(next) => set({ size: next })} />
          </Field>
          <Field label={WORDS.due} error={isTried && !due ? WORDS.wrongDay : undefined}>
            <TextInput type="date" value={due} onChange={({ target }) => set({ due: target.value })} />
          </Field>
          <Field label={WORDS.price} error={isTried && !isSum(price) ? WORDS.wrongSum : undefined}>
            <TextInput
              inputMode="decimal"
              className="num"
              value={price}
              onChange={({ target }) => set({ price: target.value })}
            />
          </Field>
          <Field label={WORDS.advance} error={isTried ? wrongAdvance : undefined}>
            <TextInput
              inputMode="decimal"
              className="num"
              value={advance}
              onChange={({ target }) => set({ advance: target.value })}
            />
          </Field>
        </div>
        <Field label={WORDS.fabric} hint={WORDS.fabricHint}>
          <TextInput
            value={fabric}
            maxLength={ORDER_WORDS.fabric}
            onChange={({ target }) => set({ fabric: target.value })}
          />
        </Field>
        <Field label={WORDS.notes}>
          <TextArea
            rows={3}
            value={notes}
            maxLength={ORDER_WORDS.notes}
            onChange={({ target }) => set({ notes: target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}
