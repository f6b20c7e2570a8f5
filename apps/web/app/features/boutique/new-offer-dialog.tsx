import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Colourway, type DesignSummary, FIGURE, NewOffer, OFFERS, PICTURE } from '@toile/contract';
import { type CSSProperties, type FormEvent, useId, useState } from 'react';
import { BOUTIQUE } from '#web/content/boutique.ts';
import { copyLink } from '#web/features/boutique/copy-link.ts';
import { OFFERS_KEY } from '#web/features/boutique/use-offers.ts';
import { COLOURS } from '#web/lib/colourways.ts';
import { designsClient } from '#web/lib/designs-client.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { previewUrl } from '#web/lib/file-url.ts';
import { offersClient } from '#web/lib/offers-client.ts';
import { useCustomers } from '#web/lib/use-customers.ts';
import { DESIGNS_KEY } from '#web/lib/use-overview.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toastFault } from '#web/ui/toast.tsx';

const WORDS = BOUTIQUE.make;
const NOBODY = '';

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** Finished designs, the newest first, and the one that is to be offered wherever it lies. */
function useOfferable(designId: string | null) {
  return useQuery({
    queryKey: [...DESIGNS_KEY, 'offerable', designId],
    queryFn: async () => {
      const [latest, named] = await Promise.all([
        designsClient.list({ status: 'done', limit: '24' }),
        designId ? designsClient.list({ design: designId }) : { designs: [] },
      ]);
      const rest = latest.designs.filter((design) => design.design_id !== designId);
      return [...named.designs.filter(({ status }) => status === 'done'), ...rest];
    },
  });
}

function DesignTile({
  design,
  isChosen,
  onToggle,
}: {
  design: DesignSummary;
  isChosen: boolean;
  onToggle: () => void;
}) {
  return (
    <label className="offer-tile" data-chosen={isChosen || undefined}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        aria-label={design.title ?? design.request.style_idea}
      />
      {design.file_id ? (
        <img
          src={previewUrl(design.file_id, 320, 'webp', design.has_figure ? 'figure' : undefined)}
          alt=""
          {...(design.has_figure ? FIGURE : PICTURE)}
          loading="lazy"
        />
      ) : null}
    </label>
  );
}

interface Written {
  title: string;
  message: string;
  designs: readonly string[];
  colourways: readonly Colourway[];
  customer: string;
  days: string;
}

const offerOf = ({ customer, days, ...rest }: Written) =>
  NewOffer.safeParse({ ...rest, days: Number(days), ...(customer && { customer }) });

function Colours({ chosen, onToggle }: { chosen: readonly Colourway[]; onToggle: (colour: Colourway) => void }) {
  return (
    <fieldset className="choices offer-colours">
      <legend className="label">{WORDS.colourways}</legend>
      <div className="tones">
        {COLOURS.map(({ value, label, hex }) => (
          // Custom properties are not in React's CSSProperties.
          <label key={value} className="choice tone" title={label} style={{ '--tone': hex } as CSSProperties}>
            <input
              type="checkbox"
              aria-label={label}
              checked={chosen.includes(value)}
              disabled={!chosen.includes(value) && chosen.length >= OFFERS.colourways}
              onChange={() => onToggle(value)}
            />
          </label>
        ))}
      </div>
      <p className="hint mt-2">
        {COLOURS.filter(({ value }) => chosen.includes(value))
          .map(({ label }) => label)
          .join(', ') || WORDS.asDrawn}
      </p>
    </fieldset>
  );
}

/** Chooses what is offered, to whom and for how long; makes the link and copies it. */
export function NewOfferDialog({ designId, onClose }: { designId: string | null; onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const { data: customers = [] } = useCustomers();
  const designs = useOfferable(designId);
  const [isTried, setTried] = useState(false);
  const [written, setWritten] = useState<Written>({
    title: '',
    message: '',
    designs: designId ? [designId] : [],
    colourways: [],
    customer: NOBODY,
    days: String(OFFERS.usualDays),
  });
  const set = (more: Partial<Written>) => setWritten((all) => ({ ...all, ...more }));
  const make = useMutation({
    mutationFn: offersClient.make,
    onSuccess: async ({ url }) => {
      await client.invalidateQueries({ queryKey: OFFERS_KEY });
      await copyLink(url);
      onClose();
    },
    onError: (error) => toastFault(errorMessage(error, WORDS.failed)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { data } = offerOf(written);
    if (data) make.mutate(data);
  };
  const people = [
    { value: NOBODY, label: WORDS.nobody },
    ...customers.map(({ customer_id, name }) => ({ value: customer_id, label: name })),
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={WORDS.title}
      lead={WORDS.lead}
      width={720}
      foot={
        <Button type="submit" form={id} look="action" busy={make.isPending}>
          {WORDS.make}
        </Button>
      }
    >
      <form id={id} className="grid gap-5 pt-4" onSubmit={submit} noValidate>
        <Field
          label={WORDS.name}
          hint={WORDS.nameHint}
          error={isTried && !written.title.trim() ? WORDS.titleMissing : undefined}
        >
          <TextInput
            value={written.title}
            maxLength={OFFERS.title}
            onChange={({ target }) => set({ title: target.value })}
          />
        </Field>
        <fieldset className="choices">
          <legend className="label">
            {WORDS.choose} <span className="faint num">{WORDS.designs(written.designs.length)}</span>
          </legend>
          {isTried && written.designs.length === 0 ? <p className="err mb-2">{WORDS.designMissing}</p> : null}
          {designs.data?.length === 0 ? <p className="muted">{WORDS.noDesigns}</p> : null}
          <div className="offer-tiles">
            {designs.data?.map((design) => (
              <DesignTile
                key={design.design_id}
                design={design}
                isChosen={written.designs.includes(design.design_id)}
                onToggle={() => set({ designs: toggled(written.designs, design.design_id).slice(0, OFFERS.designs) })}
              />
            ))}
          </div>
        </fieldset>
        <div className="price-fields">
          <Field label={WORDS.customer}>
            <Select options={people} value={written.customer} onChange={(customer) => set({ customer })} />
          </Field>
          <Field label={WORDS.days}>
            <Select
              options={OFFERS.days.map((days) => ({ value: String(days), label: WORDS.dayCount(days) }))}
              value={written.days}
              onChange={(days) => set({ days })}
            />
          </Field>
        </div>
        <Colours
          chosen={written.colourways}
          onToggle={(colour) => set({ colourways: toggled(written.colourways, colour) })}
        />
        <Field label={WORDS.message}>
          <TextArea
            rows={3}
            value={written.message}
            maxLength={OFFERS.words}
            onChange={({ target }) => set({ message: target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}
