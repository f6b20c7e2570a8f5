import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from '#web/ui/avatar.tsx';

const faceOf = (name: string, photoUrl = '') => renderToStaticMarkup(<Avatar name={name} photoUrl={photoUrl} />);

test('a person without a picture is the first letter of the name, in upper case', () => {
  expect(faceOf(' ananya')).toContain('>A<');
  expect(faceOf('élise')).toContain('>É<');
});

test('a person without a name is U', () => {
  expect(faceOf('')).toContain('>U<');
});

test('a picture stands in the place of the letter', () => {
  expect(faceOf('Ananya', 'https://pictures.example/a.jpg')).toMatch(/<img src="https:\/\/pictures\.example\/a\.jpg"/);
});
