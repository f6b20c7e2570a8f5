import type { Locator, Page } from 'playwright-core';

/** Draws a pointer where the mouse is: recordings of a page show none. */
function drawPointer(): void {
  const install = () => {
    const pointer = document.createElement('div');
    pointer.innerHTML =
      '<svg width="26" height="30" viewBox="0 0 26 30"><path d="M2 2l0 22 6-5 4 9 4.5-2-4-8.6 8-.6z" fill="#1c1916" stroke="#fcf9f3" stroke-width="2" stroke-linejoin="round"/></svg>';
    Object.assign(pointer.style, { position: 'fixed', zIndex: '9999', pointerEvents: 'none', left: '0', top: '0' });
    pointer.setAttribute('aria-hidden', 'true');
    document.documentElement.append(pointer);
    const [x, y] = (sessionStorage.getItem('pointer') ?? '640,700').split(',').map(Number);
    const move = (left = 640, top = 700) => {
      pointer.style.transform = `translate(${left - 2}px, ${top - 2}px)`;
    };
    move(x, y);
    addEventListener('mousemove', ({ clientX, clientY }) => {
      sessionStorage.setItem('pointer', `${clientX},${clientY}`);
      move(clientX, clientY);
    });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => setTimeout(install, 300));
  else install();
}

/** Somebody who shows how it is done: moves the mouse in sight, types at a readable pace. */
export class Hand {
  readonly page: Page;
  #at = { x: 640, y: 700 };

  constructor(page: Page) {
    this.page = page;
  }

  /** Call before the first page is opened. */
  async show(): Promise<void> {
    await this.page.addInitScript(drawPointer);
  }

  async wait(seconds: number): Promise<void> {
    await this.page.waitForTimeout(seconds * 1000);
  }

  async moveTo(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`Nothing to point at: ${target}`);
    const to = { x: box.x + Math.min(box.width / 2, 220), y: box.y + box.height / 2 };
    const steps = 22;
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      const eased = t * t * (3 - 2 * t);
      await this.page.mouse.move(this.#at.x + (to.x - this.#at.x) * eased, this.#at.y + (to.y - this.#at.y) * eased);
      await this.page.waitForTimeout(16);
    }
    this.#at = to;
  }

  async click(target: Locator): Promise<void> {
    await this.moveTo(target);
    await this.wait(0.25);
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  async type(target: Locator, words: string, pause = 42): Promise<void> {
    await this.click(target);
    await this.page.keyboard.type(words, { delay: pause });
  }

  async scroll(pixels: number): Promise<void> {
    const steps = 24;
    for (let step = 0; step < steps; step++) {
      await this.page.mouse.wheel(0, pixels / steps);
      await this.page.waitForTimeout(22);
    }
  }
}
