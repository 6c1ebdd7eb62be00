// Stands in the entry of the shell and of each remote that are served from source. A page may have several of them: the first one
// opens the socket and draws the overlay of compile errors, all hear of updates.
require('webpack/hot/dev-server.js');

if (self.portalDevClient) {
  const updates = require('webpack/hot/emitter.js');
  self.addEventListener('message', ({ data }) => {
    const [, hash] = /^webpackHotUpdate(.+)$/.exec(data) ?? [];
    if (hash) updates.emit('webpackHotUpdate', hash);
  });
} else {
  self.portalDevClient = true;
  require('portal-dev-socket');
}
