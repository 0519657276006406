// A look back that is being worked out: the page loads itself again until it is whole.

setTimeout(() => location.reload(), 3000);
