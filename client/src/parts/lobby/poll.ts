/** Do something now and every so often while the page is seen; the answer stops it. */
export function poll(work: () => Promise<unknown>, every = 4000): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function round(): Promise<void> {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') await work().catch(() => undefined); // the next round tries again
    if (!stopped) timer = setTimeout(round, every);
  }
  const wake = () => {
    if (document.visibilityState === 'visible') void round();
  };

  document.addEventListener('visibilitychange', wake);
  void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
}
