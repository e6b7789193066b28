"""OpenStack Swift with its S3 API in one process, for tests: python3 swift-server.py FOLDER ACCESS_KEY SECRET_KEY

The access key has Swift's format, ACCOUNT:USER. Prints its port when ready, and exits when standard input closes.
"""

import os
import sys

import eventlet

eventlet.monkey_patch()

from eventlet import listen, wsgi
from swift.common import utils

folder, access_key, secret_key = sys.argv[1:]
account, user = access_key.split(":")


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(text)
    return path


write(
    "swift.conf",
    """[swift-hash]
swift_hash_path_prefix = prato
swift_hash_path_suffix = certo
[storage-policy:0]
name = single
default = yes
""",
)
# Before any other import of Swift: the machine may already have a swift.conf.
utils.set_swift_dir(folder)

from swift.common.ring import RingBuilder
from swift.common.wsgi import SwiftHttpProtocol, loadapp

disk = os.path.join(folder, "nodes", "disk")
os.makedirs(disk)
try:
    os.setxattr(disk, "user.probe", b"1")
except OSError as error:
    sys.exit(f"{folder} keeps no extended attributes: {error}")

quiet = open(os.devnull, "w")


def serve(socket, conf):
    wsgi.server(
        socket,
        loadapp(conf),
        quiet,
        log_output=False,
        protocol=SwiftHttpProtocol,
        capitalize_response_headers=False,
    )


for kind in ("account", "container", "object"):
    socket = listen(("127.0.0.1", 0))
    place = {"ip": "127.0.0.1", "port": socket.getsockname()[1]}
    ring = RingBuilder(0, 1, 0)
    ring.add_dev(
        {
            **place,
            **{f"replication_{name}": value for name, value in place.items()},
            "id": 0,
            "region": 1,
            "zone": 1,
            "device": "disk",
            "weight": 1,
            "meta": "",
        }
    )
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, f"{kind}.ring.gz"))
    conf = write(
        f"{kind}.conf",
        f"""[DEFAULT]
devices = {folder}/nodes
mount_check = false
swift_dir = {folder}
fallocate_reserve = 0
[pipeline:main]
pipeline = {kind}-server
[app:{kind}-server]
use = egg:swift#{kind}
""",
    )
    eventlet.spawn(serve, socket, conf)

# tempauth insists on a cache; nothing listens at this one's address, which only means that nothing is remembered.
conf = write(
    "proxy.conf",
    f"""[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
allow_multipart_uploads = false
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret_key} .admin
""",
)


def end_with_input():
    # A green thread's own read would hold up all the others.
    eventlet.tpool.execute(sys.stdin.buffer.read)
    os._exit(0)


import eventlet.tpool

eventlet.spawn(end_with_input)
socket = listen(("127.0.0.1", 0))
eventlet.spawn_after(0, print, f"port {socket.getsockname()[1]}", flush=True)
serve(socket, conf)
