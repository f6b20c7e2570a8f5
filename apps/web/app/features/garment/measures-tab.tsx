import { GARMENT } from '#web/content/garment.ts';
import { Loaded } from '#web/features/garment/loaded.tsx';
import { SheetTable } from '#web/features/garment/sheet-table.tsx';
import { type Shown, useMeasures } from '#web/features/garment/use-garments.ts';
import { garmentUrl } from '#web/lib/garments-client.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons/download.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Points of measure with their tolerances; for a customer with what a tailor would ask. */
export function MeasuresTab(shown: Shown) {
  const { designId, garments, wanted } = shown;
  return (
    <div className="cutting-sheet">
      <Loaded query={useMeasures(shown)}>
        {({ tables, questions, completed_from }) => (
          <>
            {questions.length > 0 ? (
              <Notice title={GARMENT.measures.asks}>
                <ul className="asks">
                  {questions.map(({ measure, text }) => (
                    <li key={measure + text}>{text}</li>
                  ))}
                </ul>
              </Notice>
            ) : null}
            {completed_from ? <p className="small faint">{GARMENT.measures.completed(completed_from)}</p> : null}
            {tables.map((table) => (
              <SheetTable key={table.title} table={table} />
            ))}
          </>
        )}
      </Loaded>
      <div className="cutting-tools">
        <ButtonLink size="small">
          <a href={garmentUrl.measures(designId, wanted)} download>
            <Download aria-hidden="true" /> {GARMENT.measures.csv}
          </a>
        </ButtonLink>
      </div>
      <p className="tiny faint">
        {GARMENT.measures.table(garments.table.name, garments.table.date)} {garments.table.source}
      </p>
    </div>
  );
}
