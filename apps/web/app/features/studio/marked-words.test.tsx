import type { ReadSpan } from '@toile/look';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkedWords } from '#web/features/studio/marked-words.tsx';

const WORDS = 'red <b>silk</b> saree with glowworms and peacocks, please';
const span = (text: string, as: ReadSpan['as'], more: { drawn?: false } = {}) => ({
  start: WORDS.indexOf(text),
  end: WORDS.indexOf(text) + text.length,
  text,
  as,
  value: `lexicon-${text}`,
  ...more,
});

const html = renderToStaticMarkup(
  <MarkedWords
    words={WORDS}
    reading={{
      understood: [
        span('red', 'colour'),
        span('saree', 'garment'),
        span('peacocks', 'detail', { drawn: false }),
        span('please', 'ignored'),
      ],
      unread: [span('glowworms', 'ignored')],
      notDrawn: [],
      sources: {},
    }}
  />,
);

it('sews beneath what was understood, chalks beneath what was not or could not be drawn', () => {
  expect(html).toContain('class="sewn" title="colour: lexicon red">red</span>');
  expect(html).toContain('class="sewn" title="garment: lexicon saree">saree</span>');
  expect(html).toContain('class="chalk" title="Not drawn">glowworms</span>');
  expect(html).toContain('class="chalk" title="Not drawn">peacocks</span>');
});

it('prints the brief whole, leaves its fillers plain, and takes nothing in it for markup', () => {
  expect(html.replace(/<[^>]+>/g, '')).toBe('red &lt;b&gt;silk&lt;/b&gt; saree with glowworms and peacocks, please');
  expect(html).not.toContain('>please</span>');
});
