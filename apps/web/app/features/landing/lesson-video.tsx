import { useRef, useState } from 'react';
import type { Lesson } from '#web/content/lessons.ts';
import { Play } from '#web/ui/icons/play.tsx';

/** 1:05 */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

/** One video with its poster, captions and length. Nothing of it is loaded before it is played. */
export function LessonVideo({ id, title, seconds }: Lesson) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasBegun, setBegun] = useState(false);
  const play = () => {
    setBegun(true);
    video.current?.focus();
    void video.current?.play();
  };
  return (
    <figure className="lesson" data-lesson={id}>
      <div className="lesson-frame">
        <video
          ref={video}
          preload="none"
          playsInline
          muted
          controls={hasBegun}
          width={1280}
          height={800}
          aria-label={title}
          tabIndex={hasBegun ? 0 : -1}
          onPlay={() => setBegun(true)}
        >
          <source src={`/lessons/${id}.webm`} type="video/webm" />
          <track kind="captions" src={`/lessons/${id}.vtt`} srcLang="en" label="English" default />
        </video>
        {hasBegun ? null : (
          <>
            <img src={`/lessons/${id}.webp`} alt="" width={1280} height={800} loading="lazy" decoding="async" />
            <button type="button" className="lesson-play" aria-label={`Play ${title}`} onClick={play}>
              <Play aria-hidden="true" />
            </button>
          </>
        )}
      </div>
      <figcaption className="between">
        <span className="label">{title}</span>
        <span className="small faint num">{clock(seconds)}</span>
      </figcaption>
    </figure>
  );
}
