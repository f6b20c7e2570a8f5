import { useEffect, useState } from 'react';
import { HISTORY_WORDS } from '#web/content/history.ts';
import { FILTER_CHOICES, type FilterField, type HistoryFilter } from '#web/features/history/history-filter.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface Props {
  filter: HistoryFilter;
  onChange: (changes: Partial<Record<FilterField, string>>) => void;
  onClear: () => void;
}

/** Milliseconds after the last key before the words are looked for. */
const TYPING_MS = 350;

function WordsField({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const [typed, setTyped] = useState(words);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the clock
  useEffect(() => {
    if (typed === words) return;
    const timer = setTimeout(() => onChange(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Field label={HISTORY_WORDS.filterPanel.wordsInTheBrief} className="filter-words">
      <TextInput type="search" maxLength={200} value={typed} onChange={(event) => setTyped(event.target.value)} />
    </Field>
  );
}

/** Everything the history can be narrowed by; each change is shown at once. */
export function FilterPanel({ filter, onChange, onClear }: Props) {
  return (
    <search className="gens-filter" id="gens-filter">
      <WordsField
        key={filter.words === '' ? 'empty' : 'said'}
        words={filter.words}
        onChange={(words) => onChange({ words })}
      />
      {FILTER_CHOICES.map(({ field, label, options }) => (
        <Field key={field} label={label}>
          <Select
            options={options}
            value={filter[field] || 'all'}
            onChange={(value) => onChange({ [field]: value === 'all' ? '' : value })}
          />
        </Field>
      ))}
      <Field label={HISTORY_WORDS.filterPanel.from}>
        <TextInput
          type="date"
          value={filter.from}
          onChange={(event) => onChange({ from: event.target.value, recent: '' })}
        />
      </Field>
      <Field label={HISTORY_WORDS.filterPanel.to}>
        <TextInput
          type="date"
          value={filter.to}
          onChange={(event) => onChange({ to: event.target.value, recent: '' })}
        />
      </Field>
      <Button size="small" look="ghost" onClick={onClear}>
        {HISTORY_WORDS.filterPanel.clearFilters}
      </Button>
    </search>
  );
}
