import { Finale } from '#web/features/landing/finale.tsx';
import { Hero } from '#web/features/landing/hero.tsx';
import { Lessons } from '#web/features/landing/lessons.tsx';
import { Proofs } from '#web/features/landing/proofs.tsx';
import { SampleBook } from '#web/features/landing/sample-book.tsx';
import { Steps } from '#web/features/landing/steps.tsx';
import { TrustedBy } from '#web/features/landing/trusted-by.tsx';
import { Voices } from '#web/features/landing/voices.tsx';

/** The landing page, in its order. */
export function Landing() {
  return (
    <>
      <Hero />
      <TrustedBy />
      <Proofs />
      <Steps />
      <Lessons />
      <SampleBook />
      <Voices />
      <Finale />
    </>
  );
}
