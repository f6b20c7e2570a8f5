import { useMutation } from '@tanstack/react-query';
import { type Colourway, type NewAnswer, OFFERS, type OpenOffer, PICTURE } from '@toile/contract';
import { type FormEvent, useState } from 'react';
import { BOUTIQUE } from '#web/content/boutique.ts';
import { COLOURS, colourName } from '#web/lib/colourways.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { offeredPictureUrl, openOfferClient } from '#web/lib/offers-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Check } from '#web/ui/icons/check.tsx';
import { PencilLine } from '#web/ui/icons/pencil-line.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { SwatchGroup } from '#web/ui/swatch-group.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

const WORDS = BOUTIQUE.customer;
const AS_DRAWN = 'as-drawn';
/** Every colour at once stands for the design's own. */
const OWN_TONE = 'conic-gradient(#c0232f, #d8a021, #1f7a5c, #2846a8, #5b2a72, #c0232f)';

type Design = OpenOffer['designs'][number];

interface Props {
  offerKey: string;
  design: Design;
  colourways: readonly Colourway[];
  onAnswered: (offer: OpenOffer) => void;
}

/** What she said last, in her own words. */
function Said({ answer, words, colourway }: Design) {
  if (answer === null) return null;
  const said =
    answer === 'change'
      ? WORDS.asked(words)
      : colourway === null
        ? WORDS.approved
        : WORDS.approvedIn(colourName(colourway));
  return (
    <p className="offered-said" data-answer={answer}>
      {answer === 'approved' ? <Check aria-hidden="true" /> : <PencilLine aria-hidden="true" />}
      {said}
    </p>
  );
}

/** One design: its picture, its colours, and her say. */
export function OfferedDesign({ offerKey, design, colourways, onAnswered }: Props) {
  const [colour, setColour] = useState<string>(design.colourway ?? AS_DRAWN);
  const [isAsking, setAsking] = useState(false);
  const [words, setWords] = useState('');
  const answer = useMutation({
    mutationFn: (said: Pick<NewAnswer, 'answer' | 'words'>) => {
      const colourway = colourways.find((one) => one === colour) ?? null;
      return openOfferClient.answer({ key: offerKey, design_id: design.design_id, colourway, ...said });
    },
    onSuccess: (offer) => {
      setAsking(false);
      setWords('');
      onAnswered(offer);
      toastDone(WORDS.sent);
    },
    onError: (error) => toastFault(errorMessage(error, WORDS.failed)),
  });
  const options = [
    { value: AS_DRAWN, label: WORDS.asDrawn, tone: OWN_TONE },
    ...COLOURS.filter(({ value }) => colourways.includes(value)).map(({ value, label, hex }) => ({
      value: String(value),
      label,
      tone: hex,
    })),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim()) answer.mutate({ answer: 'change', words });
  };
  return (
    <li id={design.design_id} className="offered-design">
      <Plate
        src={offeredPictureUrl(offerKey, design.design_id)}
        alt={WORDS.alt(design.title)}
        width={PICTURE.width}
        height={PICTURE.height}
      />
      <div className="offered-say">
        <h2 className="h2">{design.title}</h2>
        <Said {...design} />
        {colourways.length > 0 ? (
          <SwatchGroup
            legend={WORDS.colour}
            name={`colour-${design.design_id}`}
            options={options}
            value={colour}
            onChange={setColour}
          />
        ) : null}
        {isAsking ? (
          <form className="grid gap-3" onSubmit={submit}>
            <Field label={WORDS.change}>
              <TextArea
                rows={3}
                value={words}
                maxLength={OFFERS.words}
                placeholder={WORDS.changePlaceholder}
                onChange={({ target }) => setWords(target.value)}
              />
            </Field>
            <div className="offered-tools">
              <Button type="submit" look="ink" busy={answer.isPending} disabled={words.trim() === ''}>
                {WORDS.send}
              </Button>
              <Button onClick={() => setAsking(false)}>{WORDS.never}</Button>
            </div>
          </form>
        ) : (
          <div className="offered-tools">
            <Button
              look={design.answer === 'approved' ? 'quiet' : 'ink'}
              busy={answer.isPending}
              onClick={() => answer.mutate({ answer: 'approved', words: '' })}
            >
              <Check aria-hidden="true" /> {WORDS.approve}
            </Button>
            <Button onClick={() => setAsking(true)}>
              <PencilLine aria-hidden="true" /> {WORDS.askChange}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
