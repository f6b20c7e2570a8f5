import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkedWords } from '#web/features/studio/marked-words.tsx';

const WORDS = 'red <b>silk</b> saree with glowworms, please';
const span = (text: string, as: string) => ({
  start: WORDS.indexOf(text),
  end: WORDS.indexOf(text) + text.length,
  text,
  as,
});

const html = renderToStaticMarkup(
  <MarkedWords
    words={WORDS}
    reading={{
      understood: [span('red', 'colour'), span('saree', 'garment'), span('please', 'ignored')],
      unread: [span('glowworms', 'unread')],
      notDrawn: [],
      sources: {},
    }}
  />,
);

it('sews beneath what was understood and chalks beneath what was not', () => {
  expect(html).toContain('class="sewn" title="Understood">red</span>');
  expect(html).toContain('class="sewn" title="Understood">saree</span>');
  expect(html).toContain('class="chalk" title="Not understood">glowworms</span>');
});

it('prints the brief whole, leaves its fillers plain, and takes nothing in it for markup', () => {
  expect(html.replace(/<[^>]+>/g, '')).toBe('red &lt;b&gt;silk&lt;/b&gt; saree with glowworms, please');
  expect(html).not.toContain('>please</span>');
});
