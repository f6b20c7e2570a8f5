/*
 * Stands in every page. A form that is sent before the page's own script has come would be sent by the browser, which
 * writes what was typed, a password too, into the address. It waits, and is sent once the page answers.
 */
(() => {
  let early;
  const hold = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    early = event.target;
  };
  document.addEventListener('submit', hold, true);
  addEventListener(
    'toile:answers',
    () => {
      document.removeEventListener('submit', hold, true);
      early?.requestSubmit();
    },
    { once: true },
  );
})();
