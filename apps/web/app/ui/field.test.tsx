import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const attribute = (html: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

test('the label names the input and the hint describes it', () => {
  const html = renderToStaticMarkup(
    <Field label="Full Name" hint="As it should stand on your designs.">
      <TextInput />
    </Field>,
  );
  expect(attribute(html, 'label', 'for')).toBe(attribute(html, 'input', 'id'));
  expect(html).toContain(`id="${attribute(html, 'input', 'aria-describedby')}">As it should stand`);
  expect(attribute(html, 'input', 'aria-invalid')).toBeUndefined();
});

test('an error takes the place of the hint, marks the input and stands in a live region', () => {
  const html = renderToStaticMarkup(
    <Field label="Password" hint="At least 8 characters" error="Too short">
      <TextInput />
    </Field>,
  );
  expect(html).not.toContain('At least 8 characters');
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
  expect(html).toMatch(/role="alert"[^>]*><p class="err" id="[^"]+">.*Too short<\/p>/);
});

test('an error without words of its own marks the input and keeps the hint', () => {
  const html = renderToStaticMarkup(
    <Field label="Email" hint="Yours" error>
      <TextInput />
    </Field>,
  );
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
  expect(html).toContain('Yours');
});
