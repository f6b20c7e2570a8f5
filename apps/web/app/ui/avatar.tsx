import { useState } from 'react';

/** A person: the picture, else the first letter of the name, else U. Decorative; the control around it has the name. */
export function Avatar({ name, photoUrl }: { name: string; photoUrl: string }) {
  const [broken, setBroken] = useState('');
  const [letter = 'U'] = name.trim().toUpperCase();
  return (
    <span className="avatar" aria-hidden="true">
      {photoUrl && broken !== photoUrl ? (
        <img src={photoUrl} alt="" referrerPolicy="no-referrer" onError={() => setBroken(photoUrl)} />
      ) : (
        <span>{letter}</span>
      )}
    </span>
  );
}
