/*
 * Stands in every page. A form that is sent before the page's own script has come would be sent by the browser, which
 * writes what was typed, a password too, into the address; a button that is pressed so early would do nothing. Both wait,
 * the last of each kind, and are done once the page answers. Links need no script.
 */
(() => {
  let sent;
  let pressed;
  const holdSubmit = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    sent = event.target;
  };
  const holdPress = (event) => {
    const button = event.target.closest?.('button[type="button"]');
    if (!button) return;
    event.stopImmediatePropagation();
    pressed = button;
  };
  document.addEventListener('submit', holdSubmit, true);
  document.addEventListener('click', holdPress, true);
  addEventListener(
    'toile:answers',
    () => {
      document.removeEventListener('submit', holdSubmit, true);
      document.removeEventListener('click', holdPress, true);
      sent?.requestSubmit();
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
})();
