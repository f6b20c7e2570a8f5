import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SITE as SAMPLE } from '#web/content/site.sample.ts';
import { SITE } from '#web/content/site.ts';
import { TrustedBy } from '#web/features/landing/trusted-by.tsx';
import { Voices } from '#web/features/landing/voices.tsx';
import { Contact } from '#web/features/site/contact.tsx';

describe('what an operator has not filled', () => {
  it('is not shown: no marks, no quotes, no address that nobody reads', () => {
    expect(renderToStaticMarkup(<TrustedBy site={SITE} />)).toBe('');
    expect(renderToStaticMarkup(<Voices site={SITE} />)).toBe('');
    const contact = renderToStaticMarkup(<Contact site={SITE} />);
    expect(contact).not.toMatch(/example\.com|00000|<dl>|mailto:|tel:/);
    expect(contact).toContain('has not said yet how to be reached');
  });

  it('appears as soon as it is filled', () => {
    const trusted = renderToStaticMarkup(<TrustedBy site={SAMPLE} />);
    for (const mark of SAMPLE.trustedBy) expect(trusted).toContain(mark.replace('&', '&amp;'));
    const voices = renderToStaticMarkup(<Voices site={SAMPLE} />);
    for (const { quote } of SAMPLE.voices) expect(voices).toContain(quote);
    const contact = renderToStaticMarkup(<Contact site={{ ...SITE, email: 'hello@atelier.test' }} />);
    expect(contact).toContain('mailto:hello@atelier.test');
    expect(contact).not.toContain('tel:');
  });

  it('says of a sample that it is one', () => {
    for (const Page of [TrustedBy, Voices, Contact])
      expect(renderToStaticMarkup(<Page site={SAMPLE} />)).toMatch(/sample/i);
  });
});
