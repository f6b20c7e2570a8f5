import { Link } from 'react-router';
import { SAMPLES } from '#web/content/samples.ts';
import { SITE } from '#web/content/site.ts';
import { ABOUT } from '#web/content/site-pages.ts';
import type { Site, TeamMember } from '#web/content/site-shape.ts';
import { plate } from '#web/lib/plates.ts';
import { entrancePath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Mail } from '#web/ui/icons/mail.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { SocialMark } from '#web/ui/social-mark.tsx';
import { Stitch } from '#web/ui/stitch.tsx';

function Member({ name, role, about, linkedin, instagram, email }: TeamMember) {
  return (
    <li>
      <h3 className="h2">{name}</h3>
      <p className="label">{role}</p>
      <p className="muted">{about}</p>
      <p className="member-ways">
        <a className="icon-btn" href={linkedin} aria-label={`${name} on LinkedIn`} target="_blank" rel="noreferrer">
          <SocialMark network="LinkedIn" />
        </a>
        <a className="icon-btn" href={instagram} aria-label={`${name} on Instagram`} target="_blank" rel="noreferrer">
          <SocialMark network="Instagram" />
        </a>
        <a className="icon-btn" href={`mailto:${email}`} aria-label={`Write to ${name}`}>
          <Mail aria-hidden="true" />
        </a>
      </p>
    </li>
  );
}

const STUDIO = '/ai-outfit-generator';
/** Three that look least alike. */
const SHOWN = SAMPLES.filter(({ id }) => id === 'saree' || id === 'sherwani' || id === 'gown');

/** What Toile makes, and the way to make one. */
function Next() {
  const session = useSession();
  return (
    <section className="about-next" aria-labelledby="about-next">
      <div>
        <h2 id="about-next" className="h1">
          {ABOUT.next.title}
        </h2>
        <p className="lede">{ABOUT.next.lede}</p>
        <ButtonLink look="action">
          <Link to={session.status === 'signed-in' ? STUDIO : entrancePath('/signup', STUDIO)}>{ABOUT.next.start}</Link>
        </ButtonLink>
      </div>
      <ul>
        {SHOWN.map(({ id, brief }) => (
          <li key={id}>
            <Plate
              {...plate(`sheet-${id}`)}
              sizes="(min-width: 900px) 20vw, (min-width: 640px) 30vw, 44vw"
              alt={`Fashion illustration: ${brief.style_idea}`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The founders; nothing while nobody is named. */
function Team({ site: { team, isSample } }: { site: Site }) {
  if (team.length === 0) return null;
  return (
    <>
      <Stitch />
      <section className="team" aria-labelledby="team">
        <h2 id="team" className="h1">
          {ABOUT.team.title}
        </h2>
        <ul>
          {team.map((member) => (
            <Member key={member.email} {...member} />
          ))}
        </ul>
        {isSample ? <p className="small faint">{ABOUT.team.sample}</p> : null}
      </section>
    </>
  );
}

/** Why there is a Toile, and who answers for it. */
export function About({ site = SITE }: { site?: Site }) {
  return (
    <div className="page wrap">
      <div className="about">
        <div>
          <h1 className="h1">{ABOUT.title}</h1>
          {ABOUT.paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={cx('about-words', index === 0 && 'about-lead')}>
              {paragraph}
            </p>
          ))}
        </div>
        <Plate
          {...plate('sheet-overcoat')}
          sizes="(min-width: 640px) 40vw, 100vw"
          alt="A sheet drawn by Toile: camel overcoat, cream roll-neck, indigo denim"
          priority
        />
      </div>
      <Team site={site} />
      <Next />
    </div>
  );
}
