import { ACCESSORIES, AGE, CATEGORY, GENDER, OCCASION, SEASON, SKIN_COLOR, STYLE } from '@toile/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { type BriefForm, EMPTY_BRIEF } from '#web/features/studio/brief-form.ts';
import { BriefOptions } from '#web/features/studio/brief-options.tsx';
import { PressBar } from '#web/features/studio/press-bar.tsx';

function Form({ brief, children }: { brief: Partial<BriefForm>; children: React.ReactNode }) {
  const form = useForm<BriefForm>({ defaultValues: { ...EMPTY_BRIEF, ...brief } });
  return <FormProvider {...form}>{children}</FormProvider>;
}

const groupOf = (html: string, legend: string) =>
  html.split('<fieldset').find((group) => group.includes(`<legend class="label">${legend}`)) ?? '';
const inputsOf = (group: string) => group.match(/<input[^>]+>/g) ?? [];

describe('the options of the brief', () => {
  const html = renderToStaticMarkup(
    <Form brief={{ category: 'coat', skin_color: 'deep-warm' }}>
      <BriefOptions />
    </Form>,
  );

  it.each([
    ['Category', CATEGORY, 'coat'],
    ['Gender', GENDER, 'female'],
    ['Skin color', SKIN_COLOR, 'deep-warm'],
    ['Season', SEASON, 'any'],
    ['Occasion', OCCASION, 'casual'],
    ['Style', STYLE, 'casual'],
    ['Accessories', ACCESSORIES, 'none'],
    ['Age group', AGE, 'any'],
  ] as const)('%s is a radio group of the whole list, one of them chosen', (legend, options, chosen) => {
    const group = groupOf(html, legend);
    const inputs = inputsOf(group);
    expect(inputs).toHaveLength(options.length);
    for (const { value, label } of options) {
      expect(inputs.some((input) => input.includes(`value="${value}"`))).toBe(true);
      expect([`${label}<`, `aria-label="${label}"`].some((name) => group.includes(name))).toBe(true);
    }
    expect(
      inputs.filter((input) => input.includes('checked')).map((input) => /value="([^"]+)"/.exec(input)?.[1]),
    ).toEqual([chosen]);
  });

  it('no two groups share the name of their radio buttons', () => {
    const names = html.split('<fieldset').map((group) => /name="([^"]+)"/.exec(group)?.[1]);
    const found = names.filter((name) => name !== undefined);
    expect(new Set(found).size).toBe(found.length);
  });

  it('Ethnicity is a labelled listbox', () => {
    const label = /<label[^>]*for="([^"]+)"[^>]*>Ethnicity</.exec(html)?.[1];
    expect(label).toBeDefined();
    expect(html).toMatch(new RegExp(`<select[^>]*id="${label}"`));
  });
});

describe('the foot of the brief', () => {
  const foot = (words: string, running = 0, made = '', isDrafting = false, isFree = false) =>
    renderToStaticMarkup(
      <Form brief={{ style_idea: words }}>
        <PressBar
          balance="5 tokens"
          isFree={isFree}
          running={running}
          isMade={(brief) => brief.style_idea === made}
          isDrafting={isDrafting}
          isChanging={false}
        />
      </Form>,
    );

  it('has a button that carries its cost and is told as disabled without words, or with too many', () => {
    expect(foot('')).toContain('aria-disabled="true"');
    expect(foot('   ')).toContain('aria-disabled="true"');
    expect(foot('x'.repeat(1001))).toContain('aria-disabled="true"');
    expect(foot('a red coat')).not.toContain('disabled');
    expect(foot('a red coat')).toMatch(/type="submit".*Generate design.*1.*token/);
  });

  it('says that the token is free where it was given', () => {
    expect(foot('a red coat', 0, '', false, true)).toMatch(/Generate design.*1 free/);
    expect(foot('a red coat', 1, '', true, true)).toMatch(/Another.*1 free/);
    expect(foot('a red coat')).not.toContain('free');
  });

  it('has its loud button for what is not made yet', () => {
    expect(foot('a red coat')).toContain('data-look="action"');
    const again = foot('a red coat', 0, 'a red coat');
    expect(again).not.toContain('data-look="action"');
    expect(again).toMatch(/type="submit".*Generate design.*1.*token/);
    expect(again).toContain('This draws a new design.');
    expect(foot('a red coat')).not.toContain('This draws a new design.');
  });

  it('says what it is doing while it works, and takes another brief meanwhile for its token, never the same', () => {
    const [busy = '', more = ''] = foot('a red coat', 1, '', true).split('</button>');
    expect(busy).toContain('Generating your design...');
    // It keeps the focus of who pressed it, so it is told as disabled and is not.
    expect(busy).toContain('aria-disabled="true"');
    expect(busy).not.toContain('type="submit"');
    expect(more).toMatch(/type="submit".*Another.*1.*token/);
    expect(more).not.toContain('disabled');
    expect(foot('', 1, '', true).split('</button>')[1]).toContain('aria-disabled="true"');
    expect(foot('a red coat', 1)).not.toContain('Another');
    expect(foot('a red coat', 1, 'a red coat', true)).not.toContain('Another');
  });
});
