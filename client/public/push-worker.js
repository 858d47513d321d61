// Shows "your turn" when the server pushes it, and opens the table when it is clicked.

self.addEventListener('push', (event) => {
  let notice = {};
  try {
    notice = event.data?.json() ?? {};
  } catch {
    notice = { title: event.data?.text() };
  }
  const table = typeof notice.table === 'string' ? notice.table : '';
  event.waitUntil(
    self.registration.showNotification(notice.title || 'Escadre', {
      body: notice.body || '',
      icon: '/icon.svg',
      tag: `table-${table}`, // the next notice of a table takes the place of the last
      data: { path: table ? `/table/${encodeURIComponent(table)}` : '/' },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.path ?? '/', self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const there = windows.find((one) => one.url === address);
      return there ? there.focus() : self.clients.openWindow(address);
    }),
  );
});
