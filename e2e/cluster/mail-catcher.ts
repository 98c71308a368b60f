import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export type MailCatcher = Awaited<ReturnType<typeof startMailCatcher>>;

/** A mail server that keeps what it is given, as SMTP has it (RFC 5321): for programs that send one mail at a time. */
export const startMailCatcher = async () => {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    converse(socket, (mail) => void mails.push(mail));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Oldest first, as they came but for the dots before dots. */
    mails: (): readonly string[] => mails,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

const end = '\r\n.\r\n';

const converse = (socket: Socket, keep: (mail: string) => void): void => {
  let input = '';
  let isInMail = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const obey = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'DATA') {
      isInMail = true;
      return say('354 go on');
    }
    if (verb !== 'QUIT') return say(verb === 'EHLO' ? '250 catcher' : '250 ok');
    say('221 bye');
    return socket.end();
  };
  say('220 catcher');
  socket.on('data', (chunk) => {
    input += chunk.toString('latin1');
    while (true) {
      const mark = isInMail ? end : '\r\n';
      const at = input.indexOf(mark);
      if (at < 0) return;
      const text = input.slice(0, at);
      input = input.slice(at + mark.length);
      if (isInMail) {
        isInMail = false;
        keep(Buffer.from(text, 'latin1').toString('utf8').replaceAll('\r\n..', '\r\n.').replaceAll('\r\n', '\n'));
        say('250 kept');
      } else obey(text);
    }
  });
};
