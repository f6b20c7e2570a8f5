import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LANGUAGES, MESSAGE, PACK_FILES, type PackPreview, TOKENS_PER_PACK } from '@toile/contract';
import { useState } from 'react';
import { GARMENT } from '#web/content/garment.ts';
import { LOCALE } from '#web/content/language.ts';
import { FlatsPlate } from '#web/features/garment/flats/flats-plate.tsx';
import { Loaded } from '#web/features/garment/loaded.tsx';
import { PackRevisions } from '#web/features/garment/pack-revisions.tsx';
import { SheetTable } from '#web/features/garment/sheet-table.tsx';
import { Undrafted } from '#web/features/garment/undrafted.tsx';
import { refreshGarments, type Shown, usePack } from '#web/features/garment/use-garments.ts';
import { errorMessage, refusalType } from '#web/lib/error-message.ts';
import { previewUrl } from '#web/lib/file-url.ts';
import { garmentsClient, garmentUrl } from '#web/lib/garments-client.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Download } from '#web/ui/icons/download.tsx';
import { toastDone, toastFault } from '#web/ui/toast.tsx';
import { tokenWords } from '#web/ui/token-badge.tsx';

interface Props extends Shown {
  /** Tokens that may be spent; null where nobody knows. */
  tokens: number | null;
  onTaken: () => void;
  onNoTokens: () => void;
}

const NO_TOKENS = 'tokens_missing';

const dayOf = (at: string) => new Date(at).toLocaleDateString(LOCALE, { dateStyle: 'long' });

/** Takes the pack, after saying what it costs and what comes with it. */
function Take({ tokens, onTaken, onNoTokens, ...shown }: Props) {
  const { designId } = shown;
  const undrafted = <Undrafted {...shown} />;
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const take = useMutation({
    mutationFn: () => garmentsClient.takePack(designId),
    onSuccess: async () => {
      onTaken();
      await refreshGarments(client);
      toastDone(MESSAGE.packTaken);
    },
    onError: (error) => {
      setAsking(false);
      toastFault(errorMessage(error, GARMENT.pack.failed), GARMENT.pack.noTokenTaken);
      if (refusalType(error) === NO_TOKENS) onNoTokens();
    },
  });
  return (
    <div className="cutting-take">
      <div>
        <h2 className="h3">{GARMENT.pack.takeTitle}</h2>
        <p className="small muted">{GARMENT.pack.takeMore}</p>
        {undrafted}
      </div>
      <Button look="action" cost={TOKENS_PER_PACK} onClick={() => (tokens === 0 ? onNoTokens() : setAsking(true))}>
        {GARMENT.pack.take}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={GARMENT.pack.confirm}
        width={520}
        foot={
          <>
            <Button onClick={() => setAsking(false)}>{GARMENT.pack.keepLooking}</Button>
            <Button look="ink" cost={TOKENS_PER_PACK} busy={take.isPending} onClick={() => take.mutate()}>
              {GARMENT.pack.takeNow}
            </Button>
          </>
        }
      >
        <p>{GARMENT.pack.takeMore}</p>
        {undrafted}
        {tokens === null ? null : <p className="muted mt-2">{GARMENT.pack.confirmMore(tokenWords(tokens))}</p>}
      </Dialog>
    </div>
  );
}

function Taken({ designId, state }: { designId: string; state: PackPreview['state'] }) {
  return (
    <div className="cutting-take">
      <div>
        <h2 className="h3">{GARMENT.pack.taken(state.number ?? '', state.taken_at ? dayOf(state.taken_at) : '')}</h2>
        <p className="small muted">{GARMENT.pack.takenMore}</p>
      </div>
      <div className="cutting-tools">
        {LANGUAGES.flatMap((language) =>
          PACK_FILES.map((format) => (
            <ButtonLink key={`${language} ${format}`} look={language === 'en' && format === 'pdf' ? 'ink' : 'quiet'}>
              <a href={garmentUrl.pack(designId, format, language)} download>
                <Download aria-hidden="true" /> {GARMENT.pack.file[language][format]}
              </a>
            </ButtonLink>
          )),
        )}
      </div>
    </div>
  );
}

function Pages({ designId, garments, pack }: Pick<Props, 'designId' | 'garments'> & { pack: PackPreview }) {
  const mark = pack.state.taken_at === null ? { 'data-mark': '' } : {};
  const flats = garmentUrl.flats(
    designId,
    { size: garments.base_size },
    { ground: 'cloth', dimensions: true, format: 'svg' },
  );
  return (
    <div className="pack-pages">
      <section className="pack-page marked" {...mark}>
        <h2 className="h3">{pack.title}</h2>
        <div className="pack-cover">
          <img
            src={previewUrl(garments.file_id, 768, 'webp')}
            alt={GARMENT.picture.alt(pack.title)}
            width={1024}
            height={1365}
            loading="lazy"
          />
          <div className="grid content-start gap-4">
            <ol className="cut-list">
              {pack.garments.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ol>
            {pack.not_drawn.length > 0 ? (
              <p className="small">
                {GARMENT.pack.notDrawn}: {pack.not_drawn.join(', ')}
              </p>
            ) : null}
          </div>
        </div>
      </section>
      <section className="pack-page marked" {...mark}>
        <h2 className="h3">{GARMENT.pack.flats}</h2>
        <FlatsPlate src={flats} title={pack.title} />
      </section>
      {pack.garments.map(({ id, name, tables }) => (
        <section key={id} className="pack-page marked" {...mark}>
          <h2 className="h3">{name}</h2>
          {tables.map((table) => (
            <SheetTable key={table.title} table={table} />
          ))}
        </section>
      ))}
      <section className="pack-page marked" {...mark}>
        <h2 className="h3">{GARMENT.pack.sizes}</h2>
        <SheetTable table={pack.sizes} />
      </section>
    </div>
  );
}

/** The tech pack, to be looked at with a mark, and taken once with a token. */
export function PackTab(props: Props) {
  return (
    <div className="cutting-sheet">
      <Loaded query={usePack(props.designId)}>
        {(pack) => (
          <>
            {pack.state.taken_at === null ? (
              <Take {...props} />
            ) : (
              <>
                <Taken designId={props.designId} state={pack.state} />
                <PackRevisions designId={props.designId} />
              </>
            )}
            <Pages designId={props.designId} garments={props.garments} pack={pack} />
          </>
        )}
      </Loaded>
    </div>
  );
}
