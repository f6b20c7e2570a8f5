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
